import type { Request, RequestHandler } from 'express';
import { ApiError } from '../../lib/errors.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that a foreign page sends through a visitor's browser. Browsers say where a request comes from and
 * pages can't change it; a caller that is no browser says nothing and carries nobody's session.
 */
export function csrf(allowedOrigins: readonly string[]): RequestHandler {
  return (req, _res, next) => {
    next(READS.has(req.method) || isOwn(req, allowedOrigins) ? undefined : new ApiError('FORBIDDEN'));
  };
}

function isOwn(req: Request, allowedOrigins: readonly string[]): boolean {
  const { origin } = req.headers;
  if (origin !== undefined && allowedOrigins.includes(origin)) return true;
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  const host = req.headers['x-forwarded-host'] ?? req.headers.host;
  return URL.parse(origin)?.host === host;
}
