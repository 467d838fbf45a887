import type { InferType } from 'yup';
import type { ErrorCode } from '../shared/api/envelope.ts';
import type { BodyName, SchemaOf } from './bodies.ts';

/** Cache policy: how long the CDN may cache an answer. The exact times are in the server's `caching.ts`. */
export type CachePolicy = 'minutes' | 'seconds' | 'never';

/** Beside the general limit per address: calls per minute or hour, counted in each server instance. */
export type RateLimit = 'list' | 'suggestions' | 'contact';

/** Counted in the database, for all server instances together. */
export type Quota =
  | 'newGuest'
  | 'newAccount'
  | 'artistRequest'
  | 'profile'
  | 'settings'
  | 'export'
  | 'deletion'
  | 'engagement'
  | 'openingVisit'
  | 'bookmark'
  | 'follow'
  | 'address'
  | 'newWork'
  | 'work'
  | 'order'
  | 'payment'
  | 'message'
  | 'attachment'
  | 'userComment'
  | 'guestComment'
  | 'report'
  | 'studio'
  | 'subscription';

/**
 * Conditions that the caller must meet, beside being signed in. Any other caller is answered 403, and 401 for want of a
 * recent sign-in alone.
 */
export interface Authorization {
  /** A confirmed e-mail address. */
  verified?: true;
  /** Signed in within `RECENT_LOGIN`, not merely still signed in. */
  recentLogin?: true;
  /** Required both in the token's claims and in the server's record. */
  role?: 'artist' | 'admin';
}

/** A call that means one thing with a token and another without. */
export interface ByCaller<T> {
  user: T;
  visitor: T;
}

declare const DATA: unique symbol;
/** Marks the type of `data` in a successful answer; there is nothing of it at run time. */
export interface Returns<T> {
  readonly [DATA]?: T;
}

/** Call of the API: the request that the client sends, the server's answer, and who may send it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`; `:name` is a parameter. */
  path: `/${string}`;
  /** The names of the query's values, all optional. */
  query?: readonly string[];
  /**
   * Takes an `Idempotency-Key`: a call with the same key and body is answered 200 with `Idempotency-Replayed: true` and
   * changes nothing, one with another body 422.
   */
  idempotent?: true;
  /** Name of its schema. Without one, no body is read. Unknown keys are rejected. */
  body?: BodyName | ByCaller<BodyName>;
  /** Limit of a body in bytes that the handler reads as it came, of whatever type, to check its signature. */
  rawBody?: number;
  /** The body may be missing. */
  bodyOptional?: true;
  /**
   * A plain HTML form may send the body too (`application/x-www-form-urlencoded`): its browser is answered 303 with one
   * of these paths of the site, which say what came of it. What another site sends is 403 all the same. `:name` stands
   * for that text of the answer, else for the parameter.
   */
  formPages?: { sent: `/${string}`; refused: `/${string}` };
  /** The body may contain the caller's own `userId`; any other is 403. */
  bodyNamesCaller?: true;
  /** `redirect` answers 302 with a `Location`, `file` the bytes of a picture, `pdf` those of a document. */
  response: Returns<unknown> | 'redirect' | 'file' | 'pdf';
  /** The status of a successful answer; 201 where something was created. */
  status: readonly (200 | 201)[];
  /** `none`: a token is not looked at. `optional`: a bad one is still 401. */
  auth: 'none' | 'optional' | 'required';
  authorization?: Authorization;
  /**
   * Pages of other sites may send it too, since the token in its path alone authorizes it: no CSRF check, which every
   * other write has.
   */
  csrfExempt?: true;
  /** A write that goes on while the house is read-only, as reads and the calls of administrators do (decision 206). */
  worksReadOnly?: true;
  /** Whose calls App Check attests to come from the site's own pages, where the house uses it (decision 207). */
  appCheck?: 'all' | 'visitors';
  cache: CachePolicy;
  rateLimit?: RateLimit;
  quota?: Quota | ByCaller<Quota>;
  /**
   * How long the cookie stays that tells a visitor without a token from others, and that the call sets where there is
   * none: until the browser is closed, or for `VISITOR_COOKIE_DAYS`. The privacy policy says the same.
   */
  visitorCookie?: 'session' | 'lasting';
  /** Codes of errors that it answers beside those that follow from the rest of the entry. */
  errors?: readonly ErrorCode[];
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters in the path, by name. */
export type ParamsOf<E extends Endpoint> = Record<ParamNames<E['path']>, string>;

export type QueryNameOf<E extends Endpoint> = E extends { query: readonly (infer Name extends string)[] }
  ? Name
  : never;

type BodyType<Name> = Name extends BodyName ? InferType<SchemaOf<Name>> : never;

/** The body as it is after validation; undefined where none is read. */
export type BodyOf<E extends Endpoint> = E extends { body: infer Name }
  ? BodyType<Name extends ByCaller<infer Each> ? Each : Name>
  : undefined;

/** `data` of a successful answer. */
export type DataOf<E extends Endpoint> = E['response'] extends Returns<infer Data> ? Data : never;
