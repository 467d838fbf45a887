import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { ApiError } from '../../lib/errors.ts';

const RETRY_AFTER = 5;

/** Never sent to a client, so that one error, and one stack trace, is enough for all requests. */
const CLOSED = new ApiError('BAD_REQUEST');

const signals = new WeakMap<IncomingMessage, AbortSignal>();

/**
 * Gives each request an abort signal that fires when the request ends in any way: answered, closed by the client, or
 * not answered within `milliseconds`, since the database client waits for 40 seconds and more when the database is
 * away. Its reason is then the answer: 503 at the deadline.
 */
export function startDeadline(milliseconds: number): RequestHandler {
  return (req, res, next) => {
    const controller = new AbortController();
    const timer = setTimeout(
      () => controller.abort(new ApiError('UNAVAILABLE', { retryAfter: RETRY_AFTER })),
      milliseconds,
    );
    res.once('close', () => {
      clearTimeout(timer);
      controller.abort(CLOSED);
    });
    signals.set(req, controller.signal);
    next();
  };
}

/** The signal of a request that passed `startDeadline`. */
export function getAbortSignal(request: IncomingMessage): AbortSignal {
  const signal = signals.get(request);
  if (!signal) throw new TypeError('The request has no deadline');
  return signal;
}
