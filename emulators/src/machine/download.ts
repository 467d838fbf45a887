import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { say } from '../report.ts';

/** Whether a host answers at all; decided within three seconds. */
export async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(3000) });
    return true;
  } catch {
    // No network, no such host, a proxy in between: whatever it is, nothing can be fetched from there.
    return false;
  }
}

/** Fetches a file, telling how far it is every few megabytes; the file appears only when it is whole. */
export async function download(url: string, file: string, name: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok || answer.body === null) throw new Error(`${url} answers ${answer.status}`);
  const total = Number(answer.headers.get('content-length'));
  let received = 0;
  let told = 0;
  const progress = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (received - told > 10_000_000) {
        told = received;
        say(`${name}: ${megabytes(received)}${total > 0 ? ` of ${megabytes(total)}` : ''} MB`);
      }
      done(null, chunk);
    },
  });
  await pipeline(Readable.fromWeb(answer.body), progress, createWriteStream(`${file}.part`));
  await rename(`${file}.part`, file);
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(0);
