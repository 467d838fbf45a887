import type { Success } from '@aperture-byline/contract/envelope';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Config } from '../platform/config.ts';
import { withReadCount } from '../platform/database/read-count.ts';
import { Refusal } from '../platform/refusal.ts';
import { authenticate, type Principal } from './admission/authenticate.ts';
import { signalOf } from './admission/deadline.ts';
import { readGuestCookie, setGuestCookie } from './admission/guest-cookie.ts';
import { refuseUnless } from './admission/needs.ts';
import { withoutOwnId } from './admission/own-id.ts';
import { spendQuota } from './admission/quotas.ts';
import { addressOf, limitRefusedBodies, type RateLimits } from './admission/rate-limits.ts';
import { inSlot } from './admission/slots.ts';
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
    router[route.method](route.path, ...limiters, (req, res) => answer(route, { config, limits }, req, res));
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

/** What every call goes by. */
interface Terms {
  config: Config;
  limits: RateLimits;
}

async function answer(route: AnyRoute, terms: Terms, req: Request, res: Response): Promise<void> {
  const { config } = terms;
  const { result, reads } = await withReadCount(() => handle(route, terms, req, res));
  if (config.countReads) res.set('X-Document-Reads', String(reads));
  setCaching(req, res, route.cache);
  if ('guestId' in result && result.guestId) setGuestCookie(res, result.guestId, config);
  if ('redirect' in result) {
    res.redirect(302, result.redirect);
    return;
  }
  const body: Success<unknown> = { returnCode: result.status, data: result.data };
  res.status(result.status).json(body);
}

async function handle(
  route: AnyRoute,
  { config, limits }: Terms,
  req: Request,
  res: Response,
): Promise<Answer> {
  const signal = signalOf(req);
  const principal = await inSlot(signal, () => admit(route, req));
  if (route.schema) await limitRefusedBodies(limits, { uid: principal?.uid }, req, res);
  // Without a slot: it is the client that is waited for here, and many slow ones must not keep others out.
  const body = await readBody(route, principal, req, res);
  return inSlot(signal, async () => {
    if (route.quota) {
      const quota = typeof route.quota === 'function' ? route.quota(principal) : route.quota;
      const caller = { principal, address: addressOf(req) };
      await spendQuota(quota, caller, { factor: config.rateLimitFactor, secret: config.signingSecret });
    }
    return route.handle({
      params: req.params as Record<string, string>,
      query: readQuery(req.originalUrl),
      principal,
      guestId: readGuestCookie(req),
      body: body as never,
    });
  });
}

async function admit(
  { token = 'ignored', needs, method }: AnyRoute,
  req: Request,
): Promise<Principal | null> {
  if (token === 'ignored') return null;
  const principal = await authenticate(req.headersDistinct.authorization ?? [], {
    required: token === 'required',
    checkRevoked: token === 'required' || method !== 'get',
  });
  if (needs && principal) await refuseUnless(needs, principal);
  return principal;
}

async function readBody(
  { schema, namesCaller }: AnyRoute,
  principal: Principal | null,
  req: Request,
  res: Response,
): Promise<unknown> {
  if (!schema) {
    await discardBody(req, res);
    return undefined;
  }
  const json = await readJson(req);
  const body = namesCaller && principal ? withoutOwnId(json, principal) : json;
  return validate(typeof schema === 'function' ? schema(principal) : schema, body);
}
