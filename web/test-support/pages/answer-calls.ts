import type { ErrorCode } from '@aperture-byline/contract/shared/api/envelope';
import { vi } from 'vitest';

/** A call that was made: `name` is its method and its path after `/api`. */
export interface MadeCall {
  name: string;
  body: unknown;
  headers: Headers;
  signal: AbortSignal | null;
}

/** The data of an answer, the whole answer, or what gives one of them. */
type CallAnswer = unknown | Response | ((made: MadeCall) => unknown);

/**
 * Mocks `fetch`: answers calls by their name, such as `POST /product/order`; one without an answer is a 403, which is
 * not retried. The record may change between calls. Returns the calls that are made.
 */
export function answerCalls(answers: Record<string, CallAnswer>): MadeCall[] {
  const calls: MadeCall[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body, headers, signal }: RequestInit = {}) => {
    const made: MadeCall = {
      name: `${method ?? 'GET'} ${address.replace('/api', '')}`,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      headers: new Headers(headers),
      signal: signal ?? null,
    };
    calls.push(made);
    const { [made.name]: known = failure(403, 'FORBIDDEN') } = answers;
    const given = typeof known === 'function' ? await known(made) : known;
    return given instanceof Response ? given.clone() : Response.json({ returnCode: 200, data: given });
  });
  return calls;
}

/** An error answer of the API. */
export function failure(
  status: number,
  code: ErrorCode,
  { message = 'refused', fields }: { message?: string; fields?: Record<string, string> } = {},
): Response {
  const error = { code, message, requestId: 'r1', ...(fields && { fields }) };
  return Response.json({ returnCode: status, error }, { status });
}
