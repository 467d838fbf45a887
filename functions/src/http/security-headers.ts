import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import { ApiError } from '../lib/errors.ts';

/** An API answer is data: its content security policy (CSP) allows no resources, and no frames either way. */
export const securityHeaders: RequestHandler = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
  },
  crossOriginResourcePolicy: { policy: 'same-site' },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true, preload: true },
});

const METHODS = 'GET, POST, PUT, DELETE';
const ALLOWED_HEADERS = 'Authorization, Content-Type, Idempotency-Key, X-Firebase-AppCheck';
const EXPOSED_HEADERS = 'Retry-After, Idempotency-Replayed, X-Request-Id';

/** CORS: other origins read answers only if they are listed exactly. No credentials. */
export function crossOrigin(allowedOrigins: readonly string[]): RequestHandler {
  return (req, res, next) => {
    res.vary('Origin').vary('Authorization');
    const { origin } = req.headers;
    if (origin === undefined || !allowedOrigins.includes(origin)) {
      next();
      return;
    }
    res.set('Access-Control-Allow-Origin', origin).set('Access-Control-Expose-Headers', EXPOSED_HEADERS);
    if (req.method !== 'OPTIONS' || req.headers['access-control-request-method'] === undefined) {
      next();
      return;
    }
    res
      .set('Access-Control-Allow-Methods', METHODS)
      .set('Access-Control-Allow-Headers', ALLOWED_HEADERS)
      .set('Access-Control-Max-Age', '600')
      .status(204)
      .end();
  };
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** CSRF check by the origin that browsers state and pages can't change; other clients have no session to abuse. */
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
