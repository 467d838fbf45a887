import type { RateLimit } from '@aperture-byline/contract/endpoints/endpoint';
import { SIGNED_FILES } from '@aperture-byline/contract/shared/picture';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, type Options, rateLimit } from 'express-rate-limit';
import { ApiError } from '../../lib/errors.ts';

const MINUTE = 60 * 1000;

/** Per address and instance; `refusedBodies` per account where there is one. */
const LIMITS = {
  all: { window: MINUTE, limit: 300 },
  list: { window: MINUTE, limit: 120 },
  contact: { window: 60 * MINUTE, limit: 5 },
  pictures: { window: MINUTE, limit: 1200 },
  failedSignIns: { window: MINUTE, limit: 30 },
  refusedBodies: { window: MINUTE, limit: 30 },
} as const satisfies Record<
  RateLimit | 'all' | 'pictures' | 'failedSignIns' | 'refusedBodies',
  { window: number; limit: number }
>;

export type RateLimits = Readonly<Record<Exclude<keyof typeof LIMITS, 'pictures'>, RequestHandler>>;

export function rateLimits(factor: number): RateLimits {
  return {
    all: limitAll(factor),
    list: limiter('list', factor),
    contact: limiter('contact', factor),
    failedSignIns: limiter('failedSignIns', factor),
    refusedBodies: limiter('refusedBodies', factor, {
      keyGenerator: (_req, res) => res.locals.sender,
      skipSuccessfulRequests: true,
      requestWasSuccessful: (_req, res) => res.statusCode < 400 || res.statusCode >= 500,
    }),
  };
}

/** A page of the studio shows many pictures that are not public, which the API serves: they have a limit of their own. */
function limitAll(factor: number): RequestHandler {
  const pictures = limiter('pictures', factor);
  const others = limiter('all', factor);
  return (req, res, next) => {
    const limit = req.path.startsWith(`/api${SIGNED_FILES}/`) ? pictures : others;
    limit(req, res, next);
  };
}

/** Rate limit of invalid tokens, per address; valid ones from the same address are still accepted. */
export function limitFailedSignIns({ failedSignIns }: RateLimits): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const isFailure = error instanceof ApiError && error.code === 'UNAUTHENTICATED';
    if (isFailure) failedSignIns(req, res, (tooMany?: unknown) => next(tooMany ?? error));
    else next(error);
  };
}

/**
 * Counts a call with a body before the body is read, and uncounts it unless it was answered 4xx. Rejects with 429 where
 * this account, or this address, had too many rejected: reading and validating them costs time as well.
 */
export async function limitRefusedBodies(
  { refusedBodies }: RateLimits,
  { uid }: { uid: string | undefined },
  req: Request,
  res: Response,
): Promise<void> {
  res.locals.sender = uid === undefined ? `address ${addressOf(req)}` : `account ${uid}`;
  await new Promise<void>((resolve, reject) => {
    refusedBodies(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
  });
}

/** Behind a local socket, as in the emulator, there is no address: all callers share one key. */
export function addressOf({ ip }: Pick<Request, 'ip'>): string {
  return ip === undefined ? 'local' : ipKeyGenerator(ip);
}

function limiter(name: keyof typeof LIMITS, factor: number, options: Partial<Options> = {}): RequestHandler {
  const { window, limit } = LIMITS[name];
  return rateLimit({
    windowMs: window,
    limit: Math.max(1, Math.round(limit * factor)),
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: addressOf,
    handler: (_req, _res, next) => next(new ApiError('TOO_MANY_REQUESTS', { retryAfter: window / 1000 })),
    ...options,
  });
}
