import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { ApiError } from '../lib/errors.ts';
import { describeFile, streamFile } from '../lib/storage.ts';

/** By the name, which the caller has checked: whatever is stored beside a file says nothing here. */
function setType(res: Response, path: string): void {
  const [, format] = path.split('.');
  if (format === undefined)
    res.set({ 'Content-Type': 'application/octet-stream', 'Content-Disposition': 'attachment' });
  else res.set('Content-Type', `image/${format}`);
}

/** Sends a stored file, or the bytes of it that the request wants. The caller has set the other headers. */
export async function sendFile(
  req: Request,
  res: Response,
  path: string,
  { size, generation }: { size: number; generation: string },
): Promise<void> {
  res.set('Accept-Ranges', 'bytes');
  const range = wantedRange(req, toEtag(generation), size);
  if (range === 'unsatisfiable') {
    res.set({ 'Cache-Control': 'no-store', 'Content-Range': `bytes */${size}` });
    res.status(416).end();
    return;
  }
  if (range) res.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  res.set('Content-Length', String(range ? range.end - range.start + 1 : size));
  setType(res, path);
  if (req.method === 'HEAD') res.end();
  else await sendBytes(res, path, range);
}

export const toEtag = (generation: string): string => `"${generation}"`;

/** The one range of bytes that is asked for, both ends included. Null where the whole file is to be sent. */
function wantedRange(
  req: Request,
  etag: string,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  if (req.method !== 'GET' || (req.headers['if-range'] ?? etag) !== etag) return null;
  const ranges = req.range(size, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}

/** Sends a stored file, whole or the bytes from `start` to `end`, both included. */
async function sendBytes(res: Response, path: string, range: { start: number; end: number } | null): Promise<void> {
  try {
    await pipeline(await streamFile(path, range), res);
  } catch (error) {
    // The visitor went away in the middle of it.
    if (error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    throw error;
  }
}

/** Answers a call of the API with a file that is not public. Throws NOT_FOUND. */
export async function sendPrivateFile(req: Request, res: Response, path: string): Promise<void> {
  const file = await describeFile(path);
  if (file === null) throw new ApiError('NOT_FOUND');
  // The address says who may see it, and ends soon: no copy may outlive it.
  res.set('Cache-Control', 'private, no-store');
  await sendFile(req, res, path, file);
}
