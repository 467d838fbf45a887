import type { ObjectSchema } from 'yup';
import type { Principal } from './admission/authenticate.ts';

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
  body: Body;
}

export type Answer = { status: 200 | 201; data: unknown } | { redirect: string };

export interface Route<Body = undefined> {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below `/api`. */
  path: string;
  /** `ignored`: the token is not looked at. `optional`: a bad one is still 401. Default `ignored`. */
  token?: 'ignored' | 'optional' | 'required';
  cache: Cache;
  /** The stricter limits that this call has beside the general one. */
  limit?: 'list' | 'contact';
  /** What the body must be; without one no body is read. Unknown keys are refused. */
  schema?: ObjectSchema<Body & object>;
  handle: (request: ApiRequest<Body>) => Promise<Answer>;
}

/** A route whose body type nobody needs to know any more. */
export type AnyRoute = Omit<Route, 'schema' | 'handle'> & {
  schema?: ObjectSchema<object>;
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
