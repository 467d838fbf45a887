import { Readable } from 'node:stream';
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

interface Source {
  /** Bytes. */
  size: number;
  etag: string;
  /** The whole, or the bytes from `start` to `end`, both included. */
  open: (range: Range | null) => Promise<Readable>;
}

interface Range {
  start: number;
  end: number;
}

/** Sends a stored file, or the bytes of it that the request wants. The caller has set the other headers. */
export function sendFile(
  req: Request,
  res: Response,
  path: string,
  { size, generation }: { size: number; generation: string },
): Promise<void> {
  return send(req, res, path, { size, etag: toEtag(generation), open: (range) => streamFile(path, range) });
}

/** Sends what a stored file was changed to, as `sendFile` does. */
export function sendData(
  req: Request,
  res: Response,
  { path, etag, data }: { path: string; etag: string; data: Buffer },
): Promise<void> {
  const open = async (range: Range | null) => Readable.from([range ? data.subarray(range.start, range.end + 1) : data]);
  return send(req, res, path, { size: data.length, etag, open });
}

async function send(req: Request, res: Response, path: string, { size, etag, open }: Source): Promise<void> {
  res.set('Accept-Ranges', 'bytes');
  const range = wantedRange(req, etag, size);
  if (range === 'unsatisfiable') {
    res.set({ 'Cache-Control': 'no-store', 'Content-Range': `bytes */${size}` });
    res.status(416).end();
    return;
  }
  if (range) res.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  res.set('Content-Length', String(range ? range.end - range.start + 1 : size));
  setType(res, path);
  if (req.method === 'HEAD') {
    res.end();
    return;
  }
  try {
    await pipeline(await open(range), res);
  } catch (error) {
    // The visitor went away in the middle of it.
    if (error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    throw error;
  }
}

export const toEtag = (generation: string): string => `"${generation}"`;

/** The one range of bytes that is asked for, both ends included. Null where the whole file is to be sent. */
function wantedRange(req: Request, etag: string, size: number): Range | 'unsatisfiable' | null {
  if (req.method !== 'GET' || (req.headers['if-range'] ?? etag) !== etag) return null;
  const ranges = req.range(size, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}

/** Answers a call of the API with a file that is not public. Throws NOT_FOUND. */
export async function sendPrivateFile(req: Request, res: Response, path: string): Promise<void> {
  const file = await describeFile(path);
  if (file === null) throw new ApiError('NOT_FOUND');
  // The address says who may see it, and ends soon: no copy may outlive it.
  res.set('Cache-Control', 'private, no-store');
  await sendFile(req, res, path, file);
}
