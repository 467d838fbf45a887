import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Upload } from '@aperture-byline/contract/upload/wire';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { readToken } from '../../support/emulator/accounts.ts';
import { app, auth } from '../../support/emulator/firebase.ts';
import { callAs } from '../../support/suite.ts';
import { printTable } from '../support/report.ts';

const FILES = 30;
const AT_ONCE = 3;
const MEGABYTE = 1024 * 1024;
/** Quality of the JPEG: a file that is made here has about 8 MB. */
const QUALITY = 90;
const SECONDS_MAX = 120;
/** Milliseconds. */
const POLL = 500;
const ARTIST = 'artist@example.com';

/** A JPEG of 24 megapixels and about 8 MB: grain, as a camera's sensor has it. */
function createPhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  const create = { width: 6000, height: 4000, channels: 3, background: '#888', noise } as const;
  return sharp({ create }).blur(0.6).jpeg({ quality: QUALITY }).toBuffer();
}

async function readPhotographs(folder: string | undefined): Promise<Buffer[]> {
  if (folder === undefined) return [await createPhotograph()];
  const names = (await readdir(folder)).filter((name) => /\.jpe?g$/i.test(name));
  if (names.length === 0) throw new RangeError(`There is no JPEG in ${folder}`);
  return Promise.all(names.map((name) => readFile(`${folder}/${name}`)));
}

/** Returns the same picture as another file: with a comment of its own behind its first marker. */
function withComment(jpeg: Buffer): Buffer {
  const comment = Buffer.from(randomUUID());
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)]);
}

/** Prints how long 30 photographs take until the library has all; false above a limit or where one was rejected. */
export async function measureUploads(folder: string | undefined): Promise<boolean> {
  const pictures = await readPhotographs(folder);
  const token = await readToken(ARTIST);
  const { uid } = await auth.getUserByEmail(ARTIST);
  const bucket = getStorage(app).bucket();
  const files = Array.from({ length: FILES }, (_, index) => withComment(pictures[index % pictures.length] as Buffer));
  const names: string[] = [];
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1000;
  const queue = files.values();
  const work = async (): Promise<void> => {
    for (const file of queue) {
      const name = randomUUID();
      await bucket.file(`uploads/${uid}/${name}.jpg`).save(file, { contentType: 'image/jpeg', resumable: false });
      names.push(name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const uploadedAfter = elapsed();
  let uploads: Upload[] = [];
  do {
    await sleep(POLL);
    uploads = await callAs<Upload[]>(token, `/studio/upload?names=${names.join(',')}`);
  } while (
    (uploads.length < FILES || uploads.some(({ state }) => state === 'processing')) &&
    elapsed() < 2 * SECONDS_MAX
  );
  const readyAfter = elapsed();
  const ready = uploads.filter(({ state }) => state === 'ready');
  for (const { imageId: id } of ready) await callAs(token, `/studio/image/${id}`, undefined, 'DELETE');
  const bytes = files.reduce((sum, { length }) => sum + length, 0);
  printTable(
    `${FILES} photographs uploaded, ${AT_ONCE} at a time; limit ${SECONDS_MAX} s`,
    ['MB each', 'ready', 'all uploaded, s', 'all ready, s'],
    [[bytes / FILES / MEGABYTE, ready.length, uploadedAfter, readyAfter]],
  );
  return ready.length === FILES && readyAfter <= SECONDS_MAX;
}
