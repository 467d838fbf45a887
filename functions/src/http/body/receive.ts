import { on } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import { ApiError } from '../../lib/errors.ts';
import { getAbortSignal } from '../middleware/deadline.ts';
import { bodyHeaders } from './framework-guard.ts';

/** The platform in front lets no larger body through. */
const BYTES_MAX = 32 * 1024 * 1024;

/**
 * Reads and discards the rest of a body before an answer that did not wait for it: a proxy that is still writing would
 * lose the answer with the connection. Stops reading at what is too large, and at the request's deadline on what
 * does not come; the answer then closes the connection, since nothing else could be read from it.
 */
export async function discardBody(req: Request, res: Response): Promise<void> {
  try {
    let bytes = 0;
    for await (const chunk of receiveBody(req)) {
      bytes += chunk.length;
      if (bytes > BYTES_MAX) break;
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  if (!req.complete) res.set('Connection', 'close');
}

/** Streams a body's rest. Throws when it breaks off: 503 at the deadline. Leaves the connection open for the answer. */
export async function* receiveBody(request: IncomingMessage): AsyncGenerator<Buffer> {
  if (request.readableEnded || !hasBody(request)) return;
  const signal = getAbortSignal(request);
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
