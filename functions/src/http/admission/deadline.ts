import { logError } from '../../platform/logger.ts';
import { Refusal } from '../../platform/refusal.ts';

/** More requests than this under way mean that something behind us hangs. */
const PENDING_MAX = 200;
const RETRY_AFTER = 5;

let pending = 0;

/**
 * The result of `work`, or a 503 after `deadline` milliseconds: the database client waits for 40 seconds and more when
 * the database is away. A result that comes later is not sent.
 */
export async function withDeadline<T>(work: () => Promise<T>, deadline: number): Promise<T> {
  if (pending >= PENDING_MAX) throw new Refusal('UNAVAILABLE', { retryAfter: RETRY_AFTER });
  let timer: NodeJS.Timeout | undefined;
  let expired = false;
  const expiry = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      expired = true;
      reject(new Refusal('UNAVAILABLE', { retryAfter: RETRY_AFTER }));
    }, deadline);
  });
  pending += 1;
  const running = work().finally(() => {
    pending -= 1;
  });
  running.catch((error: unknown) => {
    if (expired) logError('A request failed after its deadline', error);
  });
  try {
    return await Promise.race([running, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
