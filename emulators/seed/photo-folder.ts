import { readdir } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { UnreadablePictureError } from '../../functions/src/media/open-picture.ts';
import { processFile } from './process-file.ts';

/** The folder cannot be seeded from; the message is a sentence for the person who named it. */
export class PhotoFolderError extends Error {}

/** Extensions of photographs; only JPEG, PNG and WebP can be published, and the rest is named. */
const pictureExtensions = new Set(
  '.jpg .jpeg .jpe .png .webp .heic .heif .avif .gif .tif .tiff .bmp .svg .dng .cr2 .cr3 .nef .arw .raf'.split(' '),
);

/** Pictures that are processed at a time. */
const CONCURRENCY = 2;

/** Lists the first `limit` publishable photographs, sorted, the others to `onSkipped`. `PhotoFolderError` for none. */
export async function readablePhotos(
  folder: string,
  limit: number,
  onSkipped: (name: string, reason: string) => void,
): Promise<string[]> {
  const candidates = await listPictures(folder);
  if (candidates.length === 0) throw new PhotoFolderError(`There are no pictures in ${folder}.`);
  const readable: string[] = [];
  for (let next = 0; next < candidates.length && readable.length < limit; next += CONCURRENCY) {
    const batch = candidates.slice(next, next + CONCURRENCY);
    const faults = await Promise.all(batch.map((path) => findFault(path)));
    for (const [index, path] of batch.entries()) {
      const fault = faults[index] ?? null;
      if (fault === null) readable.push(path);
      else onSkipped(relative(folder, path), fault);
    }
  }
  if (readable.length === 0)
    throw new PhotoFolderError(`None of the pictures in ${folder} can be read; JPEG, PNG and WebP can be.`);
  return readable.slice(0, limit);
}

async function listPictures(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory() && pictureExtensions.has(extname(entry.name).toLowerCase()))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') throw new PhotoFolderError(`There is no folder ${folder}.`);
    if (code === 'ENOTDIR') throw new PhotoFolderError(`${folder} is not a folder.`);
    if (code !== null) throw new PhotoFolderError(`The folder ${folder} cannot be opened (${code}).`);
    throw error;
  }
}

/** Why the picture cannot be published, or null. */
async function findFault(path: string): Promise<string | null> {
  try {
    await processFile(path);
    return null;
  } catch (error) {
    if (error instanceof UnreadablePictureError) return error.reason;
    const code = errorCode(error);
    if (code !== null) return `it cannot be opened (${code})`;
    throw error;
  }
}

function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
