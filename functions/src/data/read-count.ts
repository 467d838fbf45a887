import { AsyncLocalStorage } from 'node:async_hooks';

const counters = new AsyncLocalStorage<{ reads: number }>();

/** Adds to the reads of the current request, if they are counted. */
export function countReads(reads: number): void {
  const counter = counters.getStore();
  if (counter) counter.reads += reads;
}

/** Runs `work` and returns how many documents it read, as Firestore bills them: a missing one and an empty query are 1. */
export async function withReadCount<T>(work: () => Promise<T>): Promise<{ result: T; reads: number }> {
  const counter = { reads: 0 };
  const result = await counters.run(counter, work);
  return { result, reads: counter.reads };
}
