import { ApiError } from './errors.ts';

const TRIES = 5;
const RETRY_AFTER = 5;

/**
 * Retries `attempt` while it resolves to undefined, which means a conflict with another writer. Throws UNAVAILABLE
 * after five tries. Attempts must be idempotent.
 */
export async function withRetries<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const result = await attempt();
    if (result !== undefined) return result;
  }
  throw new ApiError('UNAVAILABLE', { retryAfter: RETRY_AFTER });
}
