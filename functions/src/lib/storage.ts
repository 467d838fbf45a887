import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { CreateReadStreamOptions, File } from '@google-cloud/storage';
import { forEachConcurrently } from './concurrency.ts';
import { bucketName } from './config.ts';
import { auth } from './firebase.ts';

/** A published path never changes its content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Storage's client is heavy and few calls need it. */
async function bucket() {
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage(auth().app).bucket(bucketName());
}

const findErrorCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * Null for a file that is not there. What it does must be idempotent: it is done once more where the connection broke,
 * since Storage closes idle ones, sometimes in the moment in which one is used again. The library repeats by itself,
 * but for no call as long as one is under way that must not be repeated.
 */
async function nullIfMissing<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read().catch((error: unknown) => {
      if (findErrorCode(error) === 'ECONNRESET') return read();
      throw error;
    });
  } catch (error) {
    if (findErrorCode(error) === 404) return null;
    throw error;
  }
}

export interface FileInfo {
  /** Bytes. */
  size: number;
  generation: string;
  createdAt: Date;
}

/** Reads size, generation and creation time of a file without its content; null where there is none. */
export async function describeFile(path: string): Promise<FileInfo | null> {
  const file = (await bucket()).file(path);
  return nullIfMissing(async () => {
    const [{ size, generation, timeCreated }] = await file.getMetadata();
    return { size: Number(size), generation: String(generation), createdAt: new Date(timeCreated ?? 0) };
  });
}

/** The whole file in memory, or null where there is none: check its size first. */
export async function readFile(path: string): Promise<Buffer | null> {
  const file = (await bucket()).file(path);
  return nullIfMissing(() => buffer(openStream(file)));
}

/** The bytes of a file, or those from `start` to `end`, both included. That there is none is an error of the stream. */
export async function streamFile(path: string, range: { start: number; end: number } | null): Promise<Readable> {
  return openStream((await bucket()).file(path), { ...range });
}

/**
 * Listeners on the body of a download. The library reads it in three places (node-fetch, teeny-request and its own),
 * each of which adds some, 12 in all: above Node's default, with which each download warned of a leak
 * (googleapis/google-cloud-node#9185). They go with the body.
 */
const BODY_LISTENERS = 16;

function openStream(file: File, range: CreateReadStreamOptions = {}): Readable {
  return file.createReadStream(range).on('response', (body: Readable) => body.setMaxListeners(BODY_LISTENERS));
}

/** Writes a file that browsers cache as immutable. */
export async function publishFile(path: string, data: Buffer, contentType: string): Promise<void> {
  const file = (await bucket()).file(path);
  await file.save(data, { resumable: false, metadata: { contentType, cacheControl: IMMUTABLE } });
}

/** Writes a file that nobody but the server reads, whatever it holds. */
export async function writePrivateFile(path: string, data: Buffer): Promise<void> {
  const file = (await bucket()).file(path);
  const metadata = { contentType: 'application/octet-stream', cacheControl: 'private, no-store' };
  await file.save(data, { resumable: false, metadata });
}

export const listFiles = (folder: string): Promise<(FileInfo & { path: string })[]> =>
  Array.fromAsync(streamFiles(folder));

export async function* streamFiles(folder: string): AsyncGenerator<FileInfo & { path: string }> {
  for await (const { files } of listPages({ prefix: `${folder}/` }))
    for (const {
      name,
      metadata: { size, generation, timeCreated },
    } of files)
      yield {
        path: name,
        size: Number(size),
        generation: String(generation),
        createdAt: new Date(timeCreated ?? 0),
      };
}

async function* listPages(query: { prefix: string; delimiter?: string }) {
  let pageToken: string | undefined;
  do {
    const [files, next, answer] = await (await bucket()).getFiles({
      ...query,
      autoPaginate: false,
      maxResults: 500,
      ...(pageToken !== undefined && { pageToken }),
    });
    const { prefixes = [] } = (answer ?? {}) as { prefixes?: string[] };
    yield { files, prefixes };
    pageToken = next?.pageToken;
  } while (pageToken !== undefined);
}

/** The names of what is directly in a folder, files and folders, a page at a time. */
export async function* listEntries(folder: string): AsyncGenerator<string[]> {
  const prefix = `${folder}/`;
  for await (const { files, prefixes } of listPages({ prefix, delimiter: '/' })) {
    const paths = [...files.map(({ name }) => name), ...prefixes];
    yield paths.map((path) => path.slice(prefix.length).replace(/\/$/, '')).filter((name) => name !== '');
  }
}

/** Takes tokens off an upload, whose URLs bypass all rules, and ends caching. False where this version is gone. */
export async function endDownloadUrls(path: string, generation: string): Promise<boolean> {
  const file = (await bucket()).file(path, { generation });
  const changed = await nullIfMissing(() =>
    file.setMetadata({
      cacheControl: 'private, no-store',
      contentDisposition: 'attachment',
      metadata: { firebaseStorageDownloadTokens: null },
    }),
  );
  return changed !== null;
}

/** Deletes a version permanently, past the bucket's versioning, or the present one; idempotent. */
export async function deleteFile(path: string, generation?: string): Promise<void> {
  await (await bucket()).file(path, { generation }).delete({ ignoreNotFound: true });
}

/** Deletes all files below a folder (no final slash); somebody else may be deleting them too. */
export async function deleteFolder(path: string): Promise<void> {
  await forEachConcurrently(streamFiles(path), (file) => deleteFile(file.path));
}
