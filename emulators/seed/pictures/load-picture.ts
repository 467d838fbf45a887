import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { processPicture } from '../../../functions/src/media/process-picture.ts';
import { type LoadedPicture, readCached, sourceVersion, writeCached } from './picture-cache.ts';

/** A catalogued picture, from the cache or else made now (a second or two). */
export async function loadPicture(key: string): Promise<LoadedPicture> {
  const name = await pictureCacheName(key);
  return (await readCached(name)) ?? (await keep(name, await makeOriginal(key)));
}

/**
 * A picture file as the upload pipeline publishes it, from the cache if the same bytes were seen before.
 * Throws `UnreadablePictureError` for a file that is no whole JPEG, PNG or WebP.
 */
export async function processFile(path: string): Promise<LoadedPicture> {
  const original = await readFile(path);
  const hash = createHash('sha256')
    .update(await sourceVersion('pipeline'))
    .update(original);
  const name = `file-${hash.digest('hex').slice(0, 32)}`;
  return (await readCached(name)) ?? (await keep(name, original));
}

/** Under which name the cache keeps a catalogued picture. */
export async function pictureCacheName(key: string): Promise<string> {
  const hash = createHash('sha256')
    .update(await sourceVersion('pipeline'))
    .update(await sourceVersion('generator'))
    .update(key);
  return `made-${key}-${hash.digest('hex').slice(0, 16)}`;
}

async function makeOriginal(key: string): Promise<Buffer> {
  // The painters are loaded only when something has to be painted.
  const { makePicture } = await import('./make-picture.ts');
  return makePicture(key);
}

async function keep(name: string, original: Buffer): Promise<LoadedPicture> {
  const picture = { original, processed: await processPicture(original) };
  await writeCached(name, picture);
  return picture;
}
