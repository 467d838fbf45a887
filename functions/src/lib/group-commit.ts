interface Waiting<I, R> {
  item: I;
  answer: PromiseWithResolvers<R>;
}

/**
 * Group commit: what comes under a key while `work` for that key is under way waits and is then worked off together, at
 * most `size` items in one call of `work`, which answers one result for each item in their order. A document that many
 * change at once is thereby written once per group, and by one writer of this process at a time. Where `work` rejects,
 * all items of its group do.
 */
export function inGroups<I, R>(
  size: number,
  work: (key: string, items: readonly I[]) => Promise<readonly R[]>,
): (key: string, item: I) => Promise<R> {
  const queues = new Map<string, Waiting<I, R>[]>();

  async function workOff(key: string, queue: Waiting<I, R>[]): Promise<void> {
    while (queue.length > 0) {
      const group = queue.splice(0, size);
      try {
        const results = await work(
          key,
          group.map(({ item }) => item),
        );
        for (const [index, { answer }] of group.entries()) answer.resolve(results[index] as R);
      } catch (error) {
        for (const { answer } of group) answer.reject(error);
      }
    }
    queues.delete(key);
  }

  return (key, item) => {
    const waiting = { item, answer: Promise.withResolvers<R>() };
    const queue = queues.get(key);
    if (queue) queue.push(waiting);
    else {
      const started = [waiting];
      queues.set(key, started);
      void workOff(key, started);
    }
    return waiting.answer.promise;
  };
}
