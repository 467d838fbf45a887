import type { Failure, Success } from '@aperture-byline/contract/envelope';
import { messages } from '@aperture-byline/contract/messages';

const API_BASE = '/api';

/** A refusal of the API, or no readable answer at all (status 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, message: string, fields: Record<string, string> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.fields = fields;
  }
}

async function call<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetch(`${API_BASE}${path}`, init);
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  if (!isJson) throw new ApiError(response.status, messages.somethingWrongLater);
  const body = (await response.json()) as Success<T> | Failure;
  if ('error' in body) throw new ApiError(response.status, body.error.message, body.error.fields);
  return body.data;
}

/** The `data` of a GET. `path` starts after `/api`. Throws `ApiError`, or `TypeError` where no answer came. */
export function getData<T>(path: string, signal?: AbortSignal): Promise<T> {
  return call<T>(path, { signal: signal ?? null });
}

/** Posts JSON and gives the `data` of the answer. Throws as `getData` does. */
export function postData<T>(path: string, body: unknown): Promise<T> {
  return call<T>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
