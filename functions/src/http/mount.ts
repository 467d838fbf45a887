import type { Success } from '@aperture-byline/contract/envelope';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Config } from '../platform/config.ts';
import { withReadCount } from '../platform/read-count.ts';
import { Refusal } from '../platform/refusal.ts';
import { authenticate } from './admission/authenticate.ts';
import { withDeadline } from './admission/deadline.ts';
import type { RateLimits } from './admission/rate-limits.ts';
import { discardBody } from './body/discard.ts';
import { readJson } from './body/read-json.ts';
import { validate } from './body/validate.ts';
import { setCaching } from './caching.ts';
import { readQuery } from './query.ts';
import type { Answer, AnyRoute } from './route.ts';

/** Everything below `/api`: the routes, 405 with `Allow` for their paths under other methods, 404 for the rest. */
export function mountRoutes(routes: readonly AnyRoute[], config: Config, limits: RateLimits): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const route of routes) {
    const limiters: RequestHandler[] = route.limit ? [limits[route.limit]] : [];
    router[route.method](route.path, ...limiters, (req, res) => answer(route, config, req, res));
  }
  for (const path of new Set(routes.map((route) => route.path))) {
    const methods = routes.filter((route) => route.path === path).map((route) => route.method.toUpperCase());
    const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ');
    router.all(path, (_req, res) => {
      res.set('Allow', allow);
      throw new Refusal('METHOD_NOT_ALLOWED');
    });
  }
  return router;
}

async function answer(route: AnyRoute, config: Config, req: Request, res: Response): Promise<void> {
  const { result, reads } = await withReadCount(() =>
    withDeadline(() => handle(route, req, res), config.deadline),
  );
  if (config.countReads) res.set('X-Document-Reads', String(reads));
  setCaching(req, res, route.cache);
  if ('redirect' in result) {
    res.redirect(302, result.redirect);
    return;
  }
  const body: Success<unknown> = { returnCode: result.status, data: result.data };
  res.status(result.status).json(body);
}

async function handle(route: AnyRoute, req: Request, res: Response): Promise<Answer> {
  const principal =
    route.token === undefined || route.token === 'ignored'
      ? null
      : await authenticate(req.headersDistinct.authorization ?? [], {
          required: route.token === 'required',
          checkRevoked: route.method !== 'get',
        });
  if (!route.schema) await discardBody(req);
  const body = route.schema ? await validate(route.schema, await readJson(req, res)) : undefined;
  return route.handle({
    params: req.params as Record<string, string>,
    query: readQuery(req.originalUrl),
    principal,
    body: body as never,
  });
}
