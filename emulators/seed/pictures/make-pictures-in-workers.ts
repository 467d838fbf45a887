import { Worker } from 'node:worker_threads';

const workerCount = 2;

/** Makes the pictures of these keys, two at a time, and calls `onMade` after each. */
export async function makePicturesInWorkers(keys: readonly string[], onMade: () => void): Promise<void> {
  const waiting = [...keys];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./picture-worker.ts', import.meta.url));
      const next = () => {
        const key = waiting.shift();
        if (key === undefined) worker.terminate().then(() => resolve(), reject);
        else worker.postMessage(key);
      };
      worker.on('error', reject);
      worker.on('message', () => {
        onMade();
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: Math.min(workerCount, waiting.length) }, work));
}
