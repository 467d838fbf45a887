import { type Instance, SHARED_SETTINGS, startInstance } from './instances.ts';

/** Two instances that are killed in the middle of their work, and replaced. */
export interface KilledInstances {
  /** Asks the first or the second one, and the next one where it was killed meanwhile, as clients do. */
  ask: <T>(place: number, call: (at: string) => Promise<T>) => Promise<T>;
  /** Kills one, and starts another in its place. */
  kill: (place: number) => void;
  /** Waits until those that were killed last are replaced. */
  replaced: () => Promise<void>;
}

export async function startKilledInstances(): Promise<KilledInstances> {
  const start = () => startInstance(SHARED_SETTINGS);
  const instances = await Promise.all([start(), start()]);
  const replacing = new Set<Promise<void>>();
  const instanceAt = (place: number) => instances[place % instances.length] as Instance;
  return {
    ask: async (place, call) => {
      for (let asked = place; ; asked += 1) {
        const { at } = instanceAt(asked);
        try {
          return await call(at);
        } catch (error) {
          // `fetch` throws it where a connection is refused or ends.
          const wasKilled = error instanceof TypeError && (replacing.size > 0 || instanceAt(asked).at !== at);
          if (!wasKilled) throw error;
          await Promise.all(replacing);
        }
      }
    },
    kill: (place) => {
      instanceAt(place).kill();
      const started = start().then((instance) => {
        instances[place % instances.length] = instance;
        replacing.delete(started);
      });
      replacing.add(started);
    },
    replaced: async () => {
      await Promise.all(replacing);
    },
  };
}
