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
