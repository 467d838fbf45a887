import pMap, { pMapSkip } from 'p-map';

/** So few that thousands of documents neither open as many transactions at once nor wait for each other in the database. */
const CONCURRENCY = 10;

/**
 * Does `work` for each of the items, ten at a time, and takes the next item when one is done. Rejects with the first error, and
 * starts none after it.
 */
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

/** The results of `work`, in the order of the items, with ten under way at a time. */
export function mapConcurrently<T, R>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  return pMap(items, work, { concurrency: CONCURRENCY });
}
