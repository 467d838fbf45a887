import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import sharp from 'sharp';
import { type ProcessedPicture, processPicture } from '../../functions/src/media/process-picture.ts';

export interface ProcessedFile {
  /** The file as it is. */
  original: Buffer;
  /** Result of the upload pipeline, with room for the rights that public files name. */
  processed: ProcessedPicture;
}

const cacheFolder = new URL('../../.cache/pictures/', import.meta.url);
const pipelineFolder = new URL('../../functions/src/media/', import.meta.url);
const rightsFile = new URL('../../functions/src/lib/pictures/picture-rights.ts', import.meta.url);
let pipelineVersion: Promise<string> | undefined;

/**
 * A picture file as the upload pipeline publishes it, from the cache in `.cache/pictures` if the same bytes were
 * seen before: the files of the seed's 72 pictures take about 21 s of processor time.
 * Throws `UnreadablePictureError` for a file that is no whole JPEG, PNG or WebP.
 */
export async function processFile(path: string): Promise<ProcessedFile> {
  const original = await readFile(path);
  pipelineVersion ??= hashPipeline();
  const key = createHash('sha256')
    .update(await pipelineVersion)
    .update(original);
  const cached = new URL(key.digest('hex'), cacheFolder);
  const known = await readCached(cached);
  if (known !== undefined) return { original, processed: known };
  const processed = await processPicture(original, { reservesRights: true });
  await writeCached(cached, processed);
  return { original, processed };
}

/** Changes whenever the pipeline's sources or its image library do, and with them perhaps the variants. */
async function hashPipeline(): Promise<string> {
  const names = await readdir(pipelineFolder, { recursive: true });
  const hash = createHash('sha256')
    .update(JSON.stringify(sharp.versions))
    .update(await readFile(rightsFile));
  for (const name of names.filter((candidate) => candidate.endsWith('.ts')).sort()) {
    hash.update(name).update(await readFile(new URL(name, pipelineFolder)));
  }
  return hash.digest('hex');
}

async function readCached(file: URL): Promise<ProcessedPicture | undefined> {
  try {
    return deserialize(await readFile(file));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Renames a finished file into place: a reader never sees half of one, also when two processes write the same. */
async function writeCached(file: URL, processed: ProcessedPicture): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const draft = new URL(`${file.href}.${randomUUID()}`);
  await writeFile(draft, serialize(processed));
  await rename(draft, file);
}
