import { createHmac } from 'node:crypto';
import { newOrderMessages } from '@aperture-byline/contract/cart/cart-messages';
import { findSchema } from '@aperture-byline/contract/endpoints/bodies';
import type { Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import { ERROR_STATUS, type Success } from '@aperture-byline/contract/shared/api/envelope';
import { cleanText } from '@aperture-byline/contract/shared/text/clean-text';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { withReadCount } from '../data/core/database.ts';
import type { Config } from '../lib/config.ts';
import { ApiError, failClosed } from '../lib/errors.ts';
import { signingKeys } from '../lib/signing-keys.ts';
import { bodyLimit } from './body/body-limit.ts';
import { isForm, readBytes, readForm, readJson, validate } from './body/read-json.ts';
import { discardBody, hasBody } from './body/receive.ts';
import { setCaching } from './caching.ts';
import { forCaller, type Route } from './define-route.ts';
import { checkApp } from './middleware/app-check.ts';
import { authenticate, type Principal } from './middleware/authenticate.ts';
import { authorize, withoutBodyUserId } from './middleware/authorize.ts';
import { getAbortSignal } from './middleware/deadline.ts';
import { spendQuota } from './middleware/quotas.ts';
import { type RateLimits, readClientAddress } from './middleware/rate-limits.ts';
import { isRefusedWhileReadOnly, refuseWhileReadOnly } from './middleware/read-only.ts';
import { readSession, setSession } from './middleware/session-cookie.ts';
import { inSlot } from './middleware/slots.ts';
import { csrf } from './security-headers.ts';
import { sendPrivateFile } from './send-picture.ts';

const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{16,64}$/;

/** Everything below `/api`: the routes, 405 with `Allow` for their paths under other methods, 404 for the rest. */
export function createRouter(routes: readonly Route[], config: Config, limits: RateLimits): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const checkOrigin = csrf(config.allowedOrigins);
  const refuse = refuseWhileReadOnly();
  for (const route of routes) {
    const { method, path, rateLimit, csrfExempt } = route.endpoint;
    const checks = csrfExempt ? [] : [checkOrigin];
    const limiters: RequestHandler[] = rateLimit ? [limits[rateLimit]] : [];
    if (isRefusedWhileReadOnly(route.endpoint)) limiters.push(refuse);
    const name = method.toLowerCase() as Lowercase<typeof method>;
    router[name](path, ...checks, ...limiters, (req, res) => answer(route, { config, limits }, req, res));
  }
  const endpoints = routes.map(({ endpoint }) => endpoint);
  const paths = [...new Set(endpoints.map(({ path }) => path))];
  // Those without a parameter first: others match them too.
  for (const path of paths.sort((a, b) => countParameters(a) - countParameters(b))) {
    const taken = endpoints.filter((endpoint) => isCovered(path, endpoint.path));
    const methods = [...new Set(taken.map(({ method }) => method))];
    const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ');
    router.all(path, (_req, res) => {
      res.set('Allow', allow);
      throw new ApiError('METHOD_NOT_ALLOWED');
    });
  }
  return router;
}

const countParameters = (path: string): number => path.split('/:').length - 1;

/** Whether a route of this pattern answers for the path too. */
function isCovered(path: string, pattern: string): boolean {
  const segments = path.split('/');
  const others = pattern.split('/');
  return (
    segments.length === others.length &&
    others.every((other, index) => other === segments[index] || other.startsWith(':'))
  );
}

interface Shared {
  config: Config;
  limits: RateLimits;
}

async function answer(route: Route, shared: Shared, req: Request, res: Response): Promise<void> {
  const { config } = shared;
  const { formPages } = route.endpoint;
  if (formPages !== undefined && isForm(req)) {
    await answerForm(route, { formPages, shared }, req, res);
    return;
  }
  const { result, reads } = await withReadCount(() => handle(route, shared, req, res));
  const { reply, principal } = result;
  if (config.countReads) res.set('X-Document-Reads', String(reads));
  setCaching(req, res, route.endpoint.cache, 'changesAt' in reply ? reply.changesAt : undefined);
  if ('redirect' in reply) {
    res.redirect(302, reply.redirect);
    return;
  }
  if ('file' in reply) {
    await sendPrivateFile(req, res, reply.file);
    return;
  }
  if ('pdf' in reply) {
    res.set('Content-Disposition', `attachment; filename="${reply.pdf.name}.pdf"`);
    res.type('application/pdf').send(reply.pdf.bytes);
    return;
  }
  if (reply.isReplay) res.set('Idempotency-Replayed', 'true');
  rememberVisitor(route.endpoint, { ...reply, isVisitor: principal === null }, { config, req, res });
  const body: Success<unknown> = { returnCode: reply.status, data: reply.data };
  res.status(reply.status).json(body);
}

/** A browser shows the answer to a plain form as a page: what is refused leads to one too. */
async function answerForm(
  route: Route,
  { formPages, shared }: { formPages: NonNullable<Endpoint['formPages']>; shared: Shared },
  req: Request,
  res: Response,
): Promise<void> {
  let page = formPages.sent;
  let answered: Record<string, unknown> = {};
  try {
    const { reply } = await handle(route, shared, req, res);
    if ('data' in reply) answered = Object(reply.data);
  } catch (error) {
    if (!(error instanceof ApiError) || ERROR_STATUS[error.code] >= 500) throw error;
    await discardBody(req, res);
    res.locals.isRefused = true;
    page = formPages.refused;
  }
  setCaching(req, res, route.endpoint.cache);
  const textOf = (name: string) => String(answered[name] ?? req.params[name] ?? '');
  res.redirect(
    303,
    page.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(textOf(name))),
  );
}

async function handle(
  { endpoint, handle, awaitsQuota = false }: Route,
  { config, limits }: Shared,
  req: Request,
  res: Response,
): Promise<{ reply: Awaited<ReturnType<Route['handle']>>; principal: Principal | null }> {
  const signal = getAbortSignal(req);
  const principal = await inSlot(signal, async () => {
    const caller = await failClosed(() => checkCaller(endpoint, req));
    await checkApp(endpoint, { isVisitor: caller === null, mode: config.appCheck }, req);
    return caller;
  });
  const idempotencyKey = endpoint.idempotent ? readIdempotencyKey(req) : null;
  if (endpoint.body || endpoint.rawBody) await limits.refusedBodies({ uid: principal?.uid }, req, res);
  // Without a slot: this waits for the client, and many slow clients must not use up the slots of others.
  const rawBody = endpoint.rawBody ? await readBytes(req, endpoint.rawBody) : Buffer.alloc(0);
  const body = await readBody(endpoint, { principal, guestId: () => readSession(req, res, config).guestId }, req, res);
  return inSlot(signal, async () => {
    const quotaSpent = spendQuotaOf(endpoint, principal, { config, req, res });
    // Whoever does not wait for it learns of it below.
    quotaSpent.catch(() => undefined);
    if (!awaitsQuota) await quotaSpent;
    const reply = await handle({
      params: req.params as Record<string, string>,
      query: readQuery(req.originalUrl),
      principal,
      guestId: () => readSession(req, res, config).guestId,
      visitorId: () => {
        const { guestId, visitorId } = readSession(req, res, config);
        return visitorId ?? guestId;
      },
      addressKeys: () => computeHashes(readClientAddress(req), config),
      idempotencyKey,
      quotaSpent,
      body,
      rawBody,
      headers: req.headers,
    });
    await quotaSpent;
    return { reply, principal };
  });
}

async function spendQuotaOf(
  { quota: quotaByCaller }: Endpoint,
  principal: Principal | null,
  { config, req, res }: { config: Config; req: Request; res: Response },
): Promise<void> {
  if (!quotaByCaller) return;
  const { guestId, visitorId } = readSession(req, res, config);
  const hasCookie = guestId !== null || visitorId !== null;
  const sender = { principal, address: readClientAddress(req), guestId, hasCookie };
  const quota = forCaller(quotaByCaller, principal);
  const settings = { factor: config.rateLimitFactor, keys: signingKeys('quota', config) };
  await failClosed(() => spendQuota(quota, sender, settings));
}

/** Sets the cookie where it holds something new, is to last longer than it does, or was signed with a key that ends. */
function rememberVisitor(
  { visitorCookie }: Endpoint,
  { guestId, visitorId, isVisitor }: { guestId?: string; visitorId?: string; isVisitor: boolean },
  { config, req, res }: { config: Config; req: Request; res: Response },
): void {
  const isNew = guestId !== undefined || visitorId !== undefined;
  if (!isNew && !(isVisitor && visitorCookie === 'lasting')) return;
  const session = readSession(req, res, config);
  const hasCookie = session.guestId !== null || session.visitorId !== null;
  if (!isNew && (!hasCookie || (session.isLasting && session.isCurrent))) return;
  const isLasting = session.isLasting || visitorCookie === 'lasting';
  const ids = { guestId: guestId ?? session.guestId, visitorId: visitorId ?? session.visitorId };
  setSession(res, { ...ids, isLasting }, config);
}

/** Reads a call's idempotency key; null without one. Throws INVALID for one that is malformed or came twice. */
function readIdempotencyKey(req: Request): string | null {
  const [key, ...others] = req.headersDistinct['idempotency-key'] ?? [];
  if (key === undefined) return null;
  if (others.length > 0 || !IDEMPOTENCY_KEY.test(key))
    throw new ApiError('INVALID', { fields: { 'Idempotency-Key': newOrderMessages.keyInvalid } });
  return key;
}

function computeHashes(address: string, config: Config): [string, ...string[]] {
  const hashWith = (key: string) => createHmac('sha256', key).update(address).digest('hex');
  const [present, ...others] = signingKeys('address', config);
  return [hashWith(present), ...others.map(hashWith)];
}

async function checkCaller({ auth, authorization, method }: Endpoint, req: Request): Promise<Principal | null> {
  if (auth === 'none') return null;
  const principal = await authenticate(req.headersDistinct.authorization ?? [], {
    required: auth === 'required',
    checkRevoked: auth === 'required' || method !== 'GET',
  });
  if (authorization && principal) await authorize(authorization, principal);
  return principal;
}

async function readBody(
  { body: schemaName, bodyNamesCaller, bodyOptional, formPages }: Endpoint,
  { principal, guestId }: { principal: Principal | null; guestId: () => string | null },
  req: Request,
  res: Response,
): Promise<unknown> {
  if (!schemaName) {
    await discardBody(req, res);
    return undefined;
  }
  const read = formPages !== undefined && isForm(req) ? readForm : readJson;
  const schema = findSchema(forCaller(schemaName, principal));
  const json = bodyOptional && !hasBody(req) ? {} : await read(req, bodyLimit(schema));
  const body = bodyNamesCaller ? withoutBodyUserId(json, principal ? principal.userId : guestId()) : json;
  return validate(schema, body);
}

/** Reads the query from the URL, since frameworks parse objects too; null for repeated, nested or unclean values. */
export function readQuery(url: string): (name: string) => string | null | undefined {
  const start = url.indexOf('?');
  const search = new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
  return (name) => {
    const values = search.getAll(name);
    const nested = [...search.keys()].some((key) => key.startsWith(`${name}[`));
    if (nested || values.length > 1) return null;
    return values[0] === undefined ? undefined : cleanText('line', values[0]);
  };
}
