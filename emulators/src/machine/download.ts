import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { logProgress } from '../report.ts';

/** Whether something can be fetched from there, or from where it points to; decided within three seconds. */
export async function isReachable(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(3000) });
    return answer.status >= 200 && answer.status < 400;
  } catch {
    // No network, no such host, a proxy in between: whatever it is, nothing can be fetched from there.
    return false;
  }
}

/** Length in bytes and SHA-256 in hexadecimal that a file must have. */
type ExpectedFile = { size: number; sha256: string };

/** Fetches a file, logging progress; it appears only when it is whole and, where given, as `expected`. */
export async function download(url: string, file: string, name: string, expected?: ExpectedFile): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok || answer.body === null) throw new Error(`${url} answers ${answer.status}`);
  const total = Number(answer.headers.get('content-length'));
  let received = 0;
  let reported = 0;
  const hash = createHash('sha256');
  const progress = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      hash.update(chunk);
      if (received - reported > 10_000_000) {
        reported = received;
        logProgress(`${name}: ${megabytes(received)}${total > 0 ? ` of ${megabytes(total)}` : ''} MB`);
      }
      done(null, chunk);
    },
  });
  await pipeline(Readable.fromWeb(answer.body), progress, createWriteStream(`${file}.part`));
  if (expected !== undefined && (received !== expected.size || hash.digest('hex') !== expected.sha256)) {
    await rm(`${file}.part`);
    throw new Error(`${url} gave ${received} bytes that are not the expected file`);
  }
  await rename(`${file}.part`, file);
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(0);
