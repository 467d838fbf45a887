import { ApiError } from './errors.ts';

const TRIES = 5;
const RETRY_AFTER = 5;

/**
 * The first result of `attempt` that is not undefined, which stands for having met another writer. After five tries
 * something else is wrong than bad luck: UNAVAILABLE, and the caller may ask again. Attempts must be safe to repeat.
 */
export async function withRetries<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const result = await attempt();
    if (result !== undefined) return result;
  }
  throw new ApiError('UNAVAILABLE', { retryAfter: RETRY_AFTER });
}
