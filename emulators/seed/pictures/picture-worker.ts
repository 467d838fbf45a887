import { parentPort } from 'node:worker_threads';
import { loadPicture } from './load-picture.ts';

/** Makes each picture whose key comes in and answers with the key. */
parentPort?.on('message', (key: string) => {
  loadPicture(key).then(
    () => parentPort?.postMessage(key),
    (error: unknown) => {
      // Thrown outside the promise so that the worker ends with it and the main thread hears of it.
      setImmediate(() => {
        throw error;
      });
    },
  );
});
