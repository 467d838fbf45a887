import type { Endpoint, Returns } from './endpoint.ts';

/** Settings of a call: all but who may make it, its method, its path and its answer. */
type Settings = Partial<Omit<Endpoint, 'auth' | 'method' | 'path' | 'response'>>;

/** Properties of both, those of the second one in case of doubt. */
type Merged<First, Second> = Omit<First, keyof Second> & Second;

/** Refuses what is no setting, for instance a misspelt one, and a condition that would replace a role. */
type OnlySettings<S, Common> = Record<Exclude<keyof S, keyof Settings>, never> &
  (Common extends { authorization: object } ? { authorization?: never } : unknown);

interface Answer<Call> {
  /** Says of which type `data` is in a successful answer. */
  returns<Data>(): Call & { response: Returns<Data> };
  /** Says that the answer is no JSON. */
  sends<const Response extends 'redirect' | 'file' | 'pdf'>(response: Response): Call & { response: Response };
}

/** Begins an entry of the endpoint table. Settings replace those that its calls have in common. */
type Define<Method extends Endpoint['method'], Common> = <
  const Path extends Endpoint['path'],
  const S extends Settings = Record<never, never>,
>(
  path: Path,
  settings?: S & OnlySettings<S, Common>,
) => Answer<Merged<Common, S> & { method: Method; path: Path }>;

/** Returns a builder of calls that the same people may make. All have some settings in common, and reads some more. */
function buildCalls<const All extends Pick<Endpoint, 'auth' | 'authorization' | 'cache'>, const Reads extends Settings>(
  all: All,
  reads: Reads,
) {
  const shared = { status: [200], ...all } as const;
  const define =
    (method: Endpoint['method'], common: object) =>
    (path: string, settings: object = {}) => {
      const call = { ...common, ...settings, method, path };
      return { returns: () => ({ ...call, response: {} }), sends: (response: string) => ({ ...call, response }) };
    };
  type Shared = Merged<{ status: readonly [200] }, All>;
  return {
    get: define('GET', { ...shared, ...reads }),
    post: define('POST', shared),
    put: define('PUT', shared),
    delete: define('DELETE', shared),
  } as unknown as {
    get: Define<'GET', Merged<Shared, Reads>>;
    post: Define<'POST', Shared>;
    put: Define<'PUT', Shared>;
    delete: Define<'DELETE', Shared>;
  };
}

/** Calls without a token; reads are cached for a while. */
export const everybody = buildCalls({ auth: 'none', cache: 'never' }, { cache: 'minutes', rateLimit: 'list' });

/** Calls with a token or without one. */
export const userOrVisitor = buildCalls({ auth: 'optional', cache: 'never' }, { rateLimit: 'list' });

/** Calls of whoever is signed in, about what is their own. */
export const user = buildCalls({ auth: 'required', cache: 'never' }, { rateLimit: 'list' });

/** Calls of photographers, in the studio. */
export const artist = buildCalls(
  { auth: 'required', authorization: { role: 'artist' }, cache: 'never' },
  { rateLimit: 'list' },
);

/** Calls of photographers with which money would be led astray: with a confirmed address, which is told. */
export const recentArtist = buildCalls(
  { auth: 'required', authorization: { role: 'artist', verified: true, recentLogin: true }, cache: 'never' },
  {},
);

export const admin = buildCalls({ auth: 'required', authorization: { role: 'admin' }, cache: 'never' }, {});

/** Calls of administrators about money and people, which somebody else at their browser may not make. */
export const recentAdmin = buildCalls(
  { auth: 'required', authorization: { role: 'admin', recentLogin: true }, cache: 'never' },
  {},
);

/** Settings of a call that carries nothing but the caller: its body is empty or missing. */
export const EMPTY_BODY = { body: 'user.emptyBodySchema', bodyOptional: true } as const;
