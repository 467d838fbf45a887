import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { ProcessedPicture } from '../../../functions/src/media/process-picture.ts';

export interface LoadedPicture {
  /** The file as it was uploaded or made. */
  original: Buffer;
  /** What the upload pipeline publishes of it. */
  processed: ProcessedPicture;
}

/** Whatever could change a picture: its bytes come from these sources and this build of the image library. */
const sources = {
  pipeline: new URL('../../../functions/src/media/', import.meta.url),
  generator: new URL('./', import.meta.url),
};
const cacheFolder = new URL('../../../.cache/pictures/', import.meta.url);

const versions: Partial<Record<keyof typeof sources, Promise<string>>> = {};

/** A name that changes whenever the sources behind a picture do. */
export function sourceVersion(source: keyof typeof sources): Promise<string> {
  versions[source] ??= hashSources(sources[source]);
  return versions[source];
}

async function hashSources(folder: URL): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions));
  for (const name of names.filter((candidate) => candidate.endsWith('.ts')).sort()) {
    hash.update(name).update(await readFile(new URL(name, folder)));
  }
  return hash.digest('hex');
}

/** The kept picture of that name, or undefined. */
export async function readCached(name: string): Promise<LoadedPicture | undefined> {
  let file: Buffer;
  try {
    file = await readFile(new URL(name, cacheFolder));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const headerLength = file.readUInt32LE(0);
  const header: Header = JSON.parse(file.toString('utf8', 4, 4 + headerLength));
  let at = 4 + headerLength;
  const next = (length: number) => {
    at += length;
    return file.subarray(at - length, at);
  };
  const original = next(header.originalLength);
  const variants = header.processed.variants.map(({ length, ...variant }) => ({
    ...variant,
    data: next(length),
  }));
  return { original, processed: { ...header.processed, variants } };
}

interface Header {
  originalLength: number;
  processed: Omit<ProcessedPicture, 'variants'> & {
    variants: (Omit<ProcessedPicture['variants'][number], 'data'> & { length: number })[];
  };
}

/** Keeps a picture; a reader never sees half of one, also when two processes keep the same. */
export async function writeCached(name: string, { original, processed }: LoadedPicture): Promise<void> {
  const header: Header = {
    originalLength: original.length,
    processed: {
      ...processed,
      variants: processed.variants.map(({ data, ...variant }) => ({ ...variant, length: data.length })),
    },
  };
  const head = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const whole = Buffer.concat([length, head, original, ...processed.variants.map(({ data }) => data)]);
  await mkdir(cacheFolder, { recursive: true });
  const draft = new URL(`${name}.${randomUUID()}`, cacheFolder);
  await writeFile(draft, whole);
  await rename(draft, new URL(name, cacheFolder));
}

export async function cachedNames(): Promise<Set<string>> {
  await mkdir(cacheFolder, { recursive: true });
  return new Set(await readdir(cacheFolder));
}

export async function dropCached(name: string): Promise<void> {
  await rm(new URL(name, cacheFolder), { force: true });
}
