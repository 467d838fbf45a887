import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Upload } from '@aperture-byline/contract/upload/wire';
import sharp from 'sharp';
import { tokenOf } from '../support/emulator/accounts.ts';
import { callAs, PROJECT, SUITE_URL } from '../support/suite.ts';
import { functionsPeakMemory } from './suite-memory.ts';
import { printTable } from './table.ts';

const FILES = 30;
/** As the screen of uploads sends them. */
const AT_ONCE = 3;
const MEGABYTE = 1024 * 1024;
/** Bytes of a file that is made here. */
const SIZE = 8 * MEGABYTE;
const SECONDS_MAX = 120;
/** Of the process that runs all functions, in bytes. */
const MEMORY_MAX = 900 * MEGABYTE;
/** Milliseconds. */
const POLL = 500;
const ARTIST = 'artist@example.com';
const STORAGE_HOST = process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '127.0.0.1:9199';
const BUCKET = `${PROJECT}.appspot.com`;

/** A JPEG of 24 megapixels and about 8 MB: soft colours under noise, as a camera's sensor has it. */
async function noisyPhotograph(): Promise<Buffer> {
  const [width, height] = [6000, 4000];
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 24 },
      background: '#888',
    },
  })
    .blur(0.6)
    .raw()
    .toBuffer();
  for (let at = 0; at < noise.length; at += 3) {
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
    const light = 60 * Math.sin(x / 900) * Math.cos(y / 700);
    for (const [channel, share] of [1, 0.7, 0.4].entries())
      noise[at + channel] = Math.max(0, Math.min(255, (noise[at + channel] ?? 0) + light * share));
  }
  const encode = (quality: number) =>
    sharp(noise, { raw: { width, height, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
  // The least quality that makes the file as large as that.
  let [low, high] = [40, 100];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if ((await encode(middle)).length < SIZE) low = middle;
    else high = middle;
  }
  return encode(high);
}

async function photographs(folder: string | undefined): Promise<Buffer[]> {
  if (folder === undefined) return [await noisyPhotograph()];
  const names = (await readdir(folder)).filter((name) => /\.jpe?g$/i.test(name));
  if (names.length === 0) throw new RangeError(`There is no JPEG in ${folder}`);
  return Promise.all(names.map((name) => readFile(`${folder}/${name}`)));
}

/** The same picture as another file: with a comment of its own behind its first marker. */
function withComment(jpeg: Buffer): Buffer {
  const comment = Buffer.from(randomUUID());
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)]);
}

/** Puts a file where the browser puts it, under the rules; its name. */
async function send(token: string, uid: string, data: Buffer): Promise<string> {
  const name = randomUUID();
  const boundary = randomUUID();
  const part = (type: string) => `--${boundary}\r\nContent-Type: ${type}\r\n\r\n`;
  const path = encodeURIComponent(`uploads/${uid}/${name}.jpg`);
  const response = await fetch(`http://${STORAGE_HOST}/v0/b/${BUCKET}/o?name=${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Firebase ${token}`,
      'X-Goog-Upload-Protocol': 'multipart',
      'Content-Type': `multipart/related; boundary=${boundary}`,
    },
    body: Buffer.concat([
      Buffer.from(`${part('application/json')}${JSON.stringify({ contentType: 'image/jpeg' })}\r\n`),
      Buffer.from(part('image/jpeg')),
      data,
      Buffer.from(`\r\n--${boundary}--`),
    ]),
  });
  if (!response.ok) throw new Error(`The upload answered ${response.status}: ${await response.text()}`);
  return name;
}

function uidOf(token: string): string {
  const { user_id: uid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return String(uid);
}

/**
 * Uploads 30 photographs three at a time, of a folder or made here, and prints when all are in the library, and the most memory that the
 * functions took; false above a limit or where one was refused. They are deleted again.
 */
export async function measureUploads(folder: string | undefined): Promise<boolean> {
  const pictures = await photographs(folder);
  const token = await tokenOf(ARTIST);
  const uid = uidOf(token);
  const files = Array.from({ length: FILES }, (_, index) =>
    withComment(pictures[index % pictures.length] as Buffer),
  );
  const names: string[] = [];
  const start = performance.now();
  const waiting = [...files];
  const sender = async (): Promise<void> => {
    for (let data = waiting.shift(); data; data = waiting.shift()) names.push(await send(token, uid, data));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  const sent = performance.now();
  let peak = functionsPeakMemory();
  let uploads: Upload[] = [];
  do {
    await sleep(POLL);
    uploads = await callAs<Upload[]>(token, `/studio/upload?names=${names.join(',')}`);
    const now = functionsPeakMemory();
    if (now !== null) peak = Math.max(peak ?? 0, now);
  } while (
    (uploads.length < FILES || uploads.some(({ state }) => state === 'processing')) &&
    performance.now() - start < 2 * SECONDS_MAX * 1000
  );
  const seconds = (performance.now() - start) / 1000;
  const ready = uploads.filter(({ state }) => state === 'ready');
  for (const { image_id: id } of ready)
    await fetch(`${SUITE_URL}/api/studio/image/${id}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${token}` },
    });
  const bytes = files.reduce((sum, { length }) => sum + length, 0);
  printTable(
    `${FILES} photographs uploaded, ${AT_ONCE} at a time`,
    ['MB each', 'ready', 'all sent, s', 'all ready, s', 'limit', 'functions at their peak, MB', 'limit'],
    [
      [
        bytes / FILES / MEGABYTE,
        ready.length,
        (sent - start) / 1000,
        seconds,
        SECONDS_MAX,
        peak === null ? 'not known here' : peak / MEGABYTE,
        MEMORY_MAX / MEGABYTE,
      ],
    ],
  );
  return ready.length === FILES && seconds <= SECONDS_MAX && (peak === null || peak <= MEMORY_MAX);
}
