import { ApiError } from '../../lib/errors.ts';
import { logError } from '../../lib/logger.ts';

/** More concurrent calls than this mean that a backend does not answer. */
const PENDING_MAX = 200;
const RETRY_AFTER = 5;

const pending = new Set<AbortSignal>();

/** How many calls this instance is working on. One that still waits for its body is none of them. */
export function pendingCalls(): number {
  return pending.size;
}

/**
 * The result of `work`, which holds one of a bounded number of slots; 503 where all are taken. The slot is given back
 * when the work is done or the request ends (`signal`), whichever comes first; the latter rejects with the signal's
 * reason. A result that comes later is not sent.
 */
export async function inSlot<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  if (pending.size >= PENDING_MAX) throw new ApiError('UNAVAILABLE', { retryAfter: RETRY_AFTER });
  pending.add(signal);
  const ended = Promise.withResolvers<never>();
  const end = () => ended.reject(signal.reason);
  signal.addEventListener('abort', end);
  try {
    const running = work();
    running.catch((error: unknown) => {
      if (signal.aborted) logError('A call failed after its request had ended', error);
    });
    return await Promise.race([running, ended.promise]);
  } finally {
    signal.removeEventListener('abort', end);
    pending.delete(signal);
  }
}
