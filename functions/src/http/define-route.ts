import type { IncomingHttpHeaders } from 'node:http';
import type {
  BodyOf,
  ByCaller,
  DataOf,
  Endpoint,
  ParamsOf,
  QueryNameOf,
} from '@aperture-byline/contract/endpoints/endpoint';
import type { PdfFile } from '../lib/pdf/render-pdf.ts';
import type { Principal } from './middleware/authenticate.ts';

/** Request as a handler gets it. Only the body was checked: it fits the endpoint's schema. */
interface ApiRequest<E extends Endpoint> {
  /** The decoded parameters of the path: check them before they name a document. */
  params: Readonly<ParamsOf<E>>;
  /** A query value: undefined where it is missing, null where it came more than once or as an object. */
  query(name: QueryNameOf<E>): string | null | undefined;
  principal: { none: null; optional: Principal | null; required: Principal }[E['auth']];
  /** The id of the guest record that the visitor's signed cookie proves. */
  guestId: () => string | null;
  /** The id by which the visitor's signed cookie tells one browser from another. */
  visitorId: () => string | null;
  /** Stand for the caller's address, without revealing it: the same for every call, one for each signing secret. */
  addressKeys: () => [string, ...string[]];
  /** Key of a call that is idempotent; null where none was sent. It was checked. */
  idempotencyKey: string | null;
  /** Resolves once the use is counted; rejects past the quota. Only a route with `awaitsQuota` is called before. */
  quotaSpent: Promise<void>;
  body: BodyOf<E>;
  /** Body as it came, of an endpoint that has `rawBody`; empty for others. */
  rawBody: Buffer;
  headers: IncomingHttpHeaders;
}

/**
 * `file` is the path in Storage of a picture that is sent; `pdf` a document, and the name under which browsers save it.
 * `guestId` makes the visitor's browser remember a guest record, `visitorId` a visitor without one. `isReplay` says
 * that this is the answer to an earlier call.
 */
type Reply<E extends Endpoint> = E['response'] extends 'redirect'
  ? { redirect: string }
  : E['response'] extends 'file'
    ? { file: string }
    : E['response'] extends 'pdf'
      ? { pdf: PdfFile }
      : { status: E['status'][number]; data: DataOf<E> } & ReplyHeaders;

interface ReplyHeaders {
  /** When the answer becomes another one without a change of what is stored: nobody keeps it beyond. */
  changesAt?: Date | undefined;
  guestId?: string;
  visitorId?: string;
  isReplay?: boolean;
}

type AnyReply =
  | { redirect: string }
  | { file: string }
  | { pdf: PdfFile }
  | ({ status: 200 | 201; data: unknown } & ReplyHeaders);

/** Endpoint with its handler. Methods, as TypeScript compares their parameters both ways: the pipeline has checked. */
export interface Route {
  endpoint: Endpoint;
  /** It reads while its use is counted, and writes nothing before `quotaSpent`. */
  awaitsQuota?: boolean;
  handle(request: {
    params: Readonly<Record<string, string>>;
    query(name: string): string | null | undefined;
    principal: Principal | null;
    guestId: () => string | null;
    visitorId: () => string | null;
    addressKeys: () => [string, ...string[]];
    idempotencyKey: string | null;
    quotaSpent: Promise<void>;
    body: unknown;
    rawBody: Buffer;
    headers: IncomingHttpHeaders;
  }): Promise<AnyReply>;
}

/** Binds a handler to its entry of the endpoint table; one that answers another shape does not compile. */
export function defineRoute<const E extends Endpoint>(
  endpoint: E,
  handle: (request: ApiRequest<E>) => Promise<Reply<E>>,
  options: Pick<Route, 'awaitsQuota'> = {},
): Route {
  return { ...options, endpoint, handle };
}

/** Binds a function to its entry of the endpoint table: 200 with its result, null where it has none. */
export function answerWith<const E extends Endpoint>(
  endpoint: E & (200 extends E['status'][number] ? unknown : never),
  run: (request: ApiRequest<E>) => Promise<DataOf<E>> | (DataOf<E> extends null ? Promise<void> : never),
): Route {
  return { endpoint, handle: async (request: ApiRequest<E>) => ok((await run(request)) ?? null) };
}

/** An entry's value for a caller with a token, or without one (`null`). */
export function forCaller<T extends string>(value: T | ByCaller<T>, user: unknown): T {
  if (typeof value !== 'object') return value;
  return user === null ? value.visitor : value.user;
}

export function ok<T>(data: T): { status: 200; data: T } {
  return { status: 200, data };
}

export function created<T>(data: T): { status: 201; data: T } {
  return { status: 201, data };
}
