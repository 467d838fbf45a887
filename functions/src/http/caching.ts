import type { CachePolicy } from '@aperture-byline/contract/endpoints/endpoint';
import type { Request, RequestHandler, Response } from 'express';

/** For how many seconds an answer is kept: by browsers, by the CDN, and by the CDN while it asks again. */
interface Caching {
  browser: number;
  cdn: number;
  whileRevalidating: number;
}

/**
 * There is no cache invalidation at the CDN: answers end by their lifetime. Browsers cache an answer briefly, the CDN
 * longer, which may serve a stale one while it revalidates: in all at most ten minutes, after which a withdrawal is
 * seen everywhere.
 */
const WITHOUT_TOKEN: Readonly<Record<Exclude<CachePolicy, 'never'>, Caching>> = {
  minutes: { browser: 30, cdn: 120, whileRevalidating: 480 },
  seconds: { browser: 0, cdn: 10, whileRevalidating: 30 },
};
const UNCACHED = 'no-store';

/** Caching of answers that an opening changes: they are right again within a minute. */
export const OPENINGS_CACHING: Caching = { browser: 0, cdn: 30, whileRevalidating: 30 };

/** The default for answers whose route sets no caching. */
export const uncachedByDefault: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', UNCACHED);
  next();
};

/** Answers to calls with a token are private. */
export function setCaching(req: Request, res: Response, cache: CachePolicy, changesAt?: Date): void {
  const isPrivate = req.headers.authorization !== undefined;
  const shared = cache === 'never' ? UNCACHED : cacheControl(WITHOUT_TOKEN[cache], changesAt);
  res.set('Cache-Control', isPrivate ? 'private, no-store' : shared);
}

/** The header of what everybody may keep; nobody beyond the moment at which it changes by itself. */
export function cacheControl({ browser, cdn, whileRevalidating }: Caching, changesAt?: Date): string {
  const seconds = changesAt ? Math.floor((changesAt.getTime() - Date.now()) / 1000) : -1;
  const left = seconds < 0 ? Number.POSITIVE_INFINITY : seconds;
  const shared = Math.min(cdn, left);
  const stale = Math.min(whileRevalidating, left - shared);
  return `public, max-age=${Math.min(browser, left)}, s-maxage=${shared}, stale-while-revalidate=${stale}`;
}
