import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { Refusal } from '../../platform/refusal.ts';

const MINUTE = 60 * 1000;

/** Per address and instance. */
const LIMITS = {
  all: { window: MINUTE, limit: 300 },
  list: { window: MINUTE, limit: 120 },
  contact: { window: 60 * MINUTE, limit: 5 },
  failedSignIns: { window: MINUTE, limit: 30 },
} as const;

export type RateLimits = Readonly<Record<keyof typeof LIMITS, RequestHandler>>;

export function rateLimits(factor: number): RateLimits {
  return {
    all: limiter('all', factor),
    list: limiter('list', factor),
    contact: limiter('contact', factor),
    failedSignIns: limiter('failedSignIns', factor),
  };
}

/** Whoever tries many tokens that are none is told to wait; good ones from the same address are heard all the while. */
export function limitFailedSignIns({ failedSignIns }: RateLimits): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const isFailure = error instanceof Refusal && error.code === 'UNAUTHENTICATED';
    if (isFailure) failedSignIns(req, res, (tooMany?: unknown) => next(tooMany ?? error));
    else next(error);
  };
}

/** Behind a local socket, as in the emulator, there is no address: everybody is one. */
export function addressOf({ ip }: Pick<Request, 'ip'>): string {
  return ip === undefined ? 'local' : ipKeyGenerator(ip);
}

function limiter(name: keyof typeof LIMITS, factor: number): RequestHandler {
  const { window, limit } = LIMITS[name];
  return rateLimit({
    windowMs: window,
    limit: Math.max(1, Math.round(limit * factor)),
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: addressOf,
    handler: (_req, _res, next) => next(new Refusal('TOO_MANY_REQUESTS', { retryAfter: window / 1000 })),
  });
}
