import type { CachePolicy } from '@aperture-byline/contract/endpoints/endpoint';
import type { Request, RequestHandler, Response } from 'express';

/**
 * There is no cache invalidation at the CDN: answers end by their lifetime. Browsers cache an answer briefly, the CDN longer, which may serve a stale one while it revalidates: in all at most ten
 * minutes, after which a withdrawal is seen everywhere.
 */
const WITHOUT_TOKEN: Readonly<Record<CachePolicy, string>> = {
  minutes: 'public, max-age=30, s-maxage=120, stale-while-revalidate=480',
  seconds: 'public, max-age=0, s-maxage=10, stale-while-revalidate=30',
  never: 'no-store',
};

/** The default for answers whose route sets no caching. */
export const uncachedByDefault: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', WITHOUT_TOKEN.never);
  next();
};

/** Answers to calls with a token are private. */
export function setCaching(req: Request, res: Response, cache: CachePolicy): void {
  res.set(
    'Cache-Control',
    req.headers.authorization === undefined ? WITHOUT_TOKEN[cache] : 'private, no-store',
  );
}
