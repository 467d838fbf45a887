import type { Request, RequestHandler } from 'express';
import { ApiError } from '../../lib/errors.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF check: rejects a write that another site sends through a visitor's browser. Browsers state a request's origin in
 * headers that pages can't change; other clients send none of them and have no session to abuse.
 */
export function csrf(allowedOrigins: readonly string[]): RequestHandler {
  return (req, _res, next) => {
    next(READS.has(req.method) || isSameSite(req, allowedOrigins) ? undefined : new ApiError('FORBIDDEN'));
  };
}

function isSameSite(req: Request, allowedOrigins: readonly string[]): boolean {
  const { origin } = req.headers;
  if (origin !== undefined && allowedOrigins.includes(origin)) return true;
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  const host = req.headers['x-forwarded-host'] ?? req.headers.host;
  return URL.parse(origin)?.host === host;
}
