import type { ObjectSchema } from 'yup';
import type { Principal } from './admission/authenticate.ts';
import type { Needs } from './admission/needs.ts';
import type { Quota } from './admission/quotas.ts';

/** How long an answer may be kept by browsers and the CDN: see `caching.ts`. */
export type Cache = 'steady' | 'lively' | 'never';

/** What a use case needs of a request. Nothing here was checked but the body, which fits the route's schema. */
export interface ApiRequest<Body> {
  /** The decoded parts of the path: check them before they name anything. */
  params: Readonly<Record<string, string>>;
  /** A query value: undefined where it is missing, null where it came more than once or as an object. */
  query: (name: string) => string | null | undefined;
  /** Who asks, where the route wants to know and a token was sent. */
  principal: Principal | null;
  /** The guest record that the visitor's cookie proves, by its id. */
  guestId: string | null;
  body: Body;
}

/** `guestId` makes the visitor's browser remember a guest record. */
export type Answer = { status: 200 | 201; data: unknown; guestId?: string } | { redirect: string };

export interface Route<Body = undefined> {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below `/api`. */
  path: string;
  /** `ignored`: the token is not looked at. `optional`: a bad one is still 401. Default `ignored`. */
  token?: 'ignored' | 'optional' | 'required';
  /** What the caller must be beside signed in; only with a required token. */
  needs?: Needs;
  cache: Cache;
  /** The stricter limits that this call has beside the general one. */
  limit?: 'list' | 'contact';
  /**
   * How often one caller may, across all instances. Only what was admitted with a valid body counts; refused ones have a
   * limit of their own on each instance.
   */
  quota?: Quota | ((principal: Principal | null) => Quota);
  /** The body may name the caller's `userId`, and nobody else's: that is 403. */
  namesCaller?: true;
  /** What the body must be, bounded in every list and text; without one no body is read. Unknown keys are refused. */
  schema?: ObjectSchema<Body & object> | ((principal: Principal | null) => ObjectSchema<Body & object>);
  handle: (request: ApiRequest<Body>) => Promise<Answer>;
}

/** A route whose caller is always known: see `Route.token`. */
export function callerOf({ principal }: Pick<ApiRequest<unknown>, 'principal'>): Principal {
  if (principal === null) throw new TypeError('The route does not require a token');
  return principal;
}

/** A route whose body type nobody needs to know any more. */
export type AnyRoute = Omit<Route, 'schema' | 'handle'> & {
  schema?: ObjectSchema<object> | ((principal: Principal | null) => ObjectSchema<object>);
  handle: (request: ApiRequest<never>) => Promise<Answer>;
};

export function ok(data: unknown): Answer {
  return { status: 200, data };
}

export function created(data: unknown): Answer {
  return { status: 201, data };
}

export function redirect(url: string): Answer {
  return { redirect: url };
}
