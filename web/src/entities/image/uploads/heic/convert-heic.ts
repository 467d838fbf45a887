import type { HeicOutcome } from './heic-worker.ts';

/** Imported dynamically only, since it brings a worker. */

/** Converts to an upright sRGB JPEG with its camera data, or says why not. Rejects where the code does not load. */
export async function convertHeic(file: File): Promise<File | 'unreadable' | 'tooManyPixels'> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });
  try {
    const { promise, resolve, reject } = Promise.withResolvers<HeicOutcome>();
    worker.onmessage = ({ data }: MessageEvent<HeicOutcome>) => resolve(data);
    worker.onerror = () => reject(new Error('The worker that converts photographs failed.'));
    worker.postMessage(file);
    const outcome = await promise;
    if ('jpeg' in outcome) return jpegFile(outcome.jpeg, file);
    if (outcome.problem === 'notLoaded') throw new Error('The decoder of photographs did not arrive.');
    return outcome.problem;
  } finally {
    // One for each photograph: the memory of a decoder never shrinks while its worker lives.
    worker.terminate();
  }
}

const jpegFile = (jpeg: Blob, { name, lastModified }: File): File =>
  new File([jpeg], `${name.replace(/\.hei[cf]$/i, '')}.jpg`, { type: 'image/jpeg', lastModified });
