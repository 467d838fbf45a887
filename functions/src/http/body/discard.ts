import type { Request, Response } from 'express';
import { ApiError } from '../../lib/errors.ts';
import { receiveBody } from './receive.ts';

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
