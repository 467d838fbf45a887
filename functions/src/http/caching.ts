import type { CachePolicy } from '@aperture-byline/contract/endpoints/endpoint';
import type { Request, RequestHandler, Response } from 'express';

/** Browsers keep an answer shortly, the CDN longer, and it may hand out an old one while it fetches the next. */
const WITHOUT_TOKEN: Readonly<Record<CachePolicy, string>> = {
  steady: 'public, max-age=30, s-maxage=120, stale-while-revalidate=600',
  lively: 'public, max-age=0, s-maxage=10, stale-while-revalidate=30',
  never: 'no-store',
};

/** What no route said anything about may not be kept. */
export const uncachedByDefault: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', WITHOUT_TOKEN.never);
  next();
};

/** Whatever came with a token is for that one person. */
export function setCaching(req: Request, res: Response, cache: CachePolicy): void {
  res.set(
    'Cache-Control',
    req.headers.authorization === undefined ? WITHOUT_TOKEN[cache] : 'private, no-store',
  );
}
