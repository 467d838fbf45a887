import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryNameOf } from '@aperture-byline/contract/endpoints/endpoint';
import type { ErrorCode, Failure, Success } from '@aperture-byline/contract/shared/api/envelope';
import { messages } from '@aperture-byline/contract/shared/messages';
import { type QueryKey, queryOptions } from '@tanstack/react-query';

const API_BASE = '/api';

/** An error answer of the API, or no readable answer at all (status 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, message: string, error: Partial<Failure['error']> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = error.code ?? null;
    this.fields = error.fields ?? {};
  }
}

/** Whether the server asks to sign in again before it does what was asked. */
export const needsRecentLogin = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'RECENT_LOGIN_REQUIRED';

/** Whether nobody could do it now, or not from this page: the house is read-only, or App Check refuses. */
export const isTurnedAway = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'READ_ONLY' || error.code === 'NOT_ATTESTED');

/** No response came: the device is offline, or the network is gone. */
export class NoConnectionError extends Error {
  constructor(cause: unknown) {
    super('No connection', { cause });
    this.name = 'NoConnectionError';
  }
}

/** `fetch` that throws `NoConnectionError` for its `TypeError`, which elsewhere means a bug. */
export async function fetchOrFail(address: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    throw error instanceof TypeError ? new NoConnectionError(error) : error;
  }
}

/** Input of a call of the endpoint: the parameters of its path, its query and its body, as far as it has them. */
export type CallInput<E extends Endpoint> = ([keyof ParamsOf<E>] extends [never] ? unknown : { params: ParamsOf<E> }) &
  (E extends { query: readonly string[] } ? { query?: Partial<Record<QueryNameOf<E>, string | number>> } : unknown) &
  (E extends { body: unknown }
    ? { body: BodyOf<E> & (E extends { bodyNamesCaller: true } ? { userId?: number } : unknown) }
    : unknown);

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

/** Gives the `data` of a public read as a visitor gets it. Throws `ApiError`. */
type AnswerInProcess = (endpoint: Endpoint, input: AnyInput) => Promise<unknown>;

let inProcess: AnswerInProcess | undefined;

/** Lets the server answer calls from the API's own routes, without a request of its own. */
export function answerInProcess(answer: AnswerInProcess): void {
  inProcess = answer;
}

/** `keepalive`: the request outlives the page. `headers` come beside those of every call. */
export type CallOptions = Pick<RequestInit, 'signal' | 'keepalive'> & {
  headers?: Readonly<Record<string, string>>;
};

/** Calls the API as visitor, or by `token`. Returns `data`; throws `ApiError` or `NoConnectionError`. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { token, headers, ...options }: CallOptions & { token?: string } = {},
): Promise<DataOf<E>> {
  if (import.meta.env.SSR && inProcess) return (await inProcess(endpoint, input as AnyInput)) as DataOf<E>;
  const { body } = input as AnyInput;
  const response = await fetchOrFail(buildAddress(endpoint, input as AnyInput), {
    method: endpoint.method,
    headers: {
      ...headers,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...options,
  });
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  if (!isJson) throw new ApiError(response.status, messages.somethingWrongLater);
  const answer = (await response.json()) as Success<DataOf<E>> | Failure;
  if ('error' in answer) throw new ApiError(response.status, answer.error.message, answer.error);
  return answer.data;
}

export function buildAddress({ path }: Endpoint, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return `${API_BASE}${filled}${search.size > 0 ? `?${search}` : ''}`;
}

/** The query key of a call: what it calls and what it sends. */
export function buildQueryKey<E extends Endpoint>({ method, path }: E, input: CallInput<E>): QueryKey {
  const { params = {}, query = {} } = input as AnyInput;
  return [`${method} ${path}`, params, query];
}

export function apiQuery<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  return queryOptions({
    queryKey: buildQueryKey(endpoint, input),
    queryFn: ({ signal }) => callApi(endpoint, input, { signal }),
  });
}
