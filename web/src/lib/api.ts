import type { ErrorCode, Failure, Success } from '@aperture-byline/contract/envelope';
import { messages } from '@aperture-byline/contract/messages';

const API_BASE = '/api';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A refusal of the API, or no readable answer at all (status 0). */
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

/** No answer came: the device is offline, or the network is gone. */
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

async function call<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetchOrFail(`${API_BASE}${path}`, init);
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  if (!isJson) throw new ApiError(response.status, messages.somethingWrongLater);
  const body = (await response.json()) as Success<T> | Failure;
  if ('error' in body) throw new ApiError(response.status, body.error.message, body.error);
  return body.data;
}

/** The `data` of a GET. `path` starts after `/api`. Throws `ApiError`, or `NoConnectionError`. */
export function getData<T>(path: string, signal?: AbortSignal): Promise<T> {
  return call<T>(path, { signal: signal ?? null });
}

/** Posts JSON and gives the `data` of the answer. Throws as `getData` does. */
export function postData<T>(path: string, body: unknown): Promise<T> {
  return call<T>(path, json('POST', body));
}

/** A call of the person whose token this is. Throws as `getData` does. */
export function callAs<T>(
  token: string,
  path: string,
  { method = 'GET', body, signal }: { method?: Method; body?: unknown; signal?: AbortSignal } = {},
): Promise<T> {
  const init: RequestInit = body === undefined ? { method } : json(method, body);
  const headers = { ...init.headers, Authorization: `Bearer ${token}` };
  return call<T>(path, { ...init, headers, signal: signal ?? null });
}

function json(method: Method, body: unknown) {
  return { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}
