import pMap, { pMapSkip } from 'p-map';
import { ApiError } from './errors.ts';

/** So few that thousands of documents open few transactions at once and don't wait for each other in the database. */
const CONCURRENCY = 10;

/** Rejects with the first error, and starts none after it. */
export async function forEachConcurrently<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  await pMap(
    items,
    async (item) => {
      await work(item);
      return pMapSkip;
    },
    { concurrency: CONCURRENCY },
  );
}

export function mapConcurrently<T, R>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  return pMap(items, work, { concurrency: CONCURRENCY });
}

const TRIES = 5;
const RETRY_AFTER = 5;

/** Retries idempotent attempts at once while they are undefined, for a conflict. Throws UNAVAILABLE after five. */
export async function withRetries<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const result = await attempt();
    if (result !== undefined) return result;
  }
  throw new ApiError('UNAVAILABLE', { retryAfter: RETRY_AFTER });
}

const latest = new Map<string, Promise<unknown>>();

/** A queue per key: runs `work` after all earlier work of this process under the same key has finished or failed. */
export async function serialize<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = Promise.allSettled([latest.get(key)]).then(work);
  latest.set(key, turn);
  try {
    return await turn;
  } finally {
    if (latest.get(key) === turn) latest.delete(key);
  }
}
