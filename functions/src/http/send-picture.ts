import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { ApiError } from '../lib/errors.ts';
import { describeFile, streamFile } from '../lib/storage.ts';

/** By the name, which the caller has checked: whatever is stored beside a file says nothing here. */
export function setPictureType(res: Response, path: string): void {
  res.set('Content-Type', `image/${path.slice(path.lastIndexOf('.') + 1)}`);
}

/** Sends a stored file, whole or the bytes from `start` to `end`, both included. */
export async function sendBytes(
  res: Response,
  path: string,
  range: { start: number; end: number } | null,
): Promise<void> {
  try {
    await pipeline(await streamFile(path, range), res);
  } catch (error) {
    // The visitor went away in the middle of it.
    if (error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    throw error;
  }
}

/** Answers a call of the API with a picture that is not public. Throws NOT_FOUND. */
export async function sendPicture(res: Response, path: string): Promise<void> {
  const file = await describeFile(path);
  if (file === null) throw new ApiError('NOT_FOUND');
  // The address says who may see it, and ends soon: no copy may outlive it.
  res.set({ 'Cache-Control': 'private, no-store', 'Content-Length': String(file.size) });
  setPictureType(res, path);
  if (res.req.method === 'HEAD') res.end();
  else await sendBytes(res, path, null);
}
