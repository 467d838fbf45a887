import { on } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { ApiError } from '../../lib/errors.ts';
import { signalOf } from '../middleware/deadline.ts';
import { bodyHeaders } from './framework-guard.ts';

/**
 * The rest of a request's body as it arrives. Throws when the request ends before its body does: 503 at the deadline,
 * however slowly the client sends. Leaves the connection open, so that the answer can still be sent.
 */
export async function* receiveBody(request: IncomingMessage): AsyncGenerator<Buffer> {
  if (request.readableEnded || !hasBody(request)) return;
  const signal = signalOf(request);
  try {
    for await (const [chunk] of on(request, 'data', { signal, close: ['end'] })) yield chunk as Buffer;
  } catch (error) {
    throw signal.aborted ? signal.reason : new ApiError('BAD_REQUEST', { cause: error });
  }
}

/** A request without a body, or with an empty one, need not be awaited to its end. */
export function hasBody(request: IncomingMessage): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = bodyHeaders(request);
  return length !== '0' || encoding !== undefined;
}
