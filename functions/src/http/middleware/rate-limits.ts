import type { RateLimit } from '@aperture-byline/contract/endpoints/endpoint';
import { MINUTE, SECOND } from '@aperture-byline/contract/shared/durations';
import { SIGNED_FILES } from '@aperture-byline/contract/shared/picture';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, type Options, type RateLimitRequestHandler, rateLimit } from 'express-rate-limit';
import { ApiError } from '../../lib/errors.ts';

/** Rate limits per address and instance; `refusedBodies` per account where there is one, `misses` for all addresses. */
const LIMITS = {
  all: { window: MINUTE, limit: 300 },
  list: { window: MINUTE, limit: 120 },
  suggestions: { window: MINUTE, limit: 240 },
  contact: { window: 60 * MINUTE, limit: 5 },
  catalogues: { window: MINUTE, limit: 10 },
  pictures: { window: MINUTE, limit: 1200 },
  failedSignIns: { window: MINUTE, limit: 30 },
  refusedBodies: { window: MINUTE, limit: 30 },
  addressMisses: { window: MINUTE, limit: 200 },
  misses: { window: 10 * SECOND, limit: 300 },
} as const satisfies Record<
  RateLimit | 'all' | 'catalogues' | 'pictures' | 'failedSignIns' | 'refusedBodies' | 'addressMisses' | 'misses',
  { window: number; limit: number }
>;

export type RateLimits = Readonly<
  Record<Exclude<keyof typeof LIMITS, 'pictures' | 'refusedBodies' | 'addressMisses' | 'misses'>, RequestHandler>
> & { readonly refusedBodies: ReturnType<typeof limitRefusedBodies> };

export function rateLimits(factor: number): RateLimits {
  return {
    all: limitAll(factor),
    list: limiter('list', factor),
    suggestions: limiter('suggestions', factor),
    contact: limiter('contact', factor),
    catalogues: limiter('catalogues', factor),
    failedSignIns: limiter('failedSignIns', factor),
    refusedBodies: limitRefusedBodies(factor),
  };
}

/** Pictures that are not public have a limit of their own: a page of the studio shows many. */
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
 * Rejects with 429 where this account, or this address, had too many bodies rejected: reading and validating them costs
 * time as well. A call counts when it was answered 4xx, or left; not while it is under way: many good ones come at once
 * from an address that many people share, and an instance takes a bounded number of calls at a time.
 */
function limitRefusedBodies(factor: number) {
  const count = limiter('refusedBodies', factor, { keyGenerator: (_req, res) => res.locals.sender });
  return async ({ uid }: { uid: string | undefined }, req: Request, res: Response): Promise<void> => {
    const sender = uid === undefined ? `address ${readClientAddress(req)}` : `account ${uid}`;
    await requireRoom('refusedBodies', { count, key: sender, factor });
    res.locals.sender = sender;
    res.once('close', () => {
      // A plain form that was refused is answered with a redirect.
      const isRefused = res.locals.isRefused || (res.statusCode >= 400 && res.statusCode < 500);
      if (isRefused || !res.writableEnded) void count(req, res, () => undefined);
    });
  };
}

/**
 * Bounds the documents that an instance reads for files that it then refuses: of one address, and of all together. A
 * read counts once it has found nothing that may be seen, so that those under way at the same time may exceed a limit.
 */
export function limitMisses(factor: number) {
  const ofAddress = limiter('addressMisses', factor);
  const ofAll = limiter('misses', factor, { keyGenerator: () => 'all' });
  return {
    /** Throws TOO_MANY_REQUESTS where no more may be read. */
    requireRoom: async (req: Request): Promise<void> => {
      await requireRoom('addressMisses', { count: ofAddress, key: readClientAddress(req), factor });
      await requireRoom('misses', { count: ofAll, key: 'all', factor });
    },
    count: (req: Request, res: Response): void => {
      for (const limit of [ofAddress, ofAll]) void limit(req, res, () => undefined);
    },
  };
}

/** Throws TOO_MANY_REQUESTS where the key has used up its window. */
async function requireRoom(
  name: keyof typeof LIMITS,
  { count, key, factor }: { count: RateLimitRequestHandler; key: string; factor: number },
): Promise<void> {
  const consumed = await count.getKey(key);
  const isCurrent = consumed?.resetTime !== undefined && consumed.resetTime.getTime() > Date.now();
  if (isCurrent && consumed.totalHits >= computeLimit(name, factor)) throw tooMany(name);
}

/** Behind a local socket, as in the emulator, there is no address: all callers share one key. */
export function readClientAddress({ ip }: Pick<Request, 'ip'>): string {
  return ip === undefined ? 'local' : ipKeyGenerator(ip);
}

function limiter(name: keyof typeof LIMITS, factor: number, options: Partial<Options> = {}): RateLimitRequestHandler {
  return rateLimit({
    windowMs: LIMITS[name].window,
    limit: computeLimit(name, factor),
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: readClientAddress,
    handler: (_req, _res, next) => next(tooMany(name)),
    ...options,
  });
}

const computeLimit = (name: keyof typeof LIMITS, factor: number) =>
  Math.max(1, Math.round(LIMITS[name].limit * factor));

const tooMany = (name: keyof typeof LIMITS) =>
  new ApiError('TOO_MANY_REQUESTS', { retryAfter: LIMITS[name].window / 1000 });
