import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { jpeg, jpegWithNotes, pattern, secrets } from './sample-pictures.ts';

/** A page that would run where a browser took the file for one, and an archive's first bytes. */
const PAYLOAD = '<script>alert(document.domain)</script>PK\u0003\u0004payload';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/** The bytes of the first boxes of a HEIC file. */
const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0heicmif1', 'latin1'),
  Buffer.alloc(4000, 7),
]);

/** Files that people upload by mistake or on purpose, and how their processing ends. */
export const HOSTILE: readonly [what: string, make: () => Promise<Buffer>, ends: string][] = [
  ['an SVG', async () => Buffer.from(SVG), 'wrongType'],
  ['an SVG after an XML head', async () => Buffer.from(`<?xml version="1.0"?>${SVG}`), 'wrongType'],
  ['a renamed executable', async () => Buffer.from(`MZ${'\0'.repeat(600)}This program`), 'wrongType'],
  ['a web page', async () => Buffer.from(`<!doctype html>${PAYLOAD}`), 'wrongType'],
  ['a HEIC', async () => HEIC, 'wrongType'],
  ['a GIF', () => pattern(90, 60).gif().toBuffer(), 'wrongType'],
  ['a PNG of 16,000 × 16,000 pixels', bomb, 'tooManyPixels'],
  ['a PNG of 1 × 20,000 pixels', () => plain(1, 20_000), 'extremeShape'],
  ['a PNG of 20,000 × 50 pixels', () => plain(20_000, 50), 'extremeShape'],
  ['a PNG of 3,000 × 30 pixels', () => plain(3000, 30), 'ready'],
  ['a PNG of 1 × 100 pixels', () => plain(1, 100), 'ready'],
  ['a PNG of one pixel', () => plain(1, 1), 'ready'],
  ['a JPEG that is cut short', async () => (await jpeg(900, 600)).subarray(0, 9000), 'unreadable'],
  ['a JPEG of three bytes', async () => Buffer.from([0xff, 0xd8, 0xff]), 'unreadable'],
  ['a JPEG with a page and an archive behind it', polyglot, 'ready'],
  ['a CMYK JPEG', () => pattern(600, 400).toColourspace('cmyk').jpeg().toBuffer(), 'ready'],
  ['a PNG of 16 bits', () => pattern(600, 400).toColourspace('rgb16').png().toBuffer(), 'ready'],
  ['an animated WebP', animation, 'ready'],
  ['a JPEG with a place in EXIF and XMP', () => jpegWithNotes(), 'ready'],
];

const plain = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#aa3322' } })
    .png()
    .toBuffer();

async function polyglot(): Promise<Buffer> {
  return Buffer.concat([await jpeg(600, 400), Buffer.from(PAYLOAD, 'latin1')]);
}

/** A real PNG of 256 million black pixels, one bit each, in a few kilobytes. */
async function bomb(): Promise<Buffer> {
  const side = 16_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(side * (1 + side / 8)))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

async function animation(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#aa3322', '#2233aa', '#22aa33'].map((background) =>
      sharp({ create: { width: 300, height: 200, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100, 100] })
    .toBuffer();
}

/** Texts that no published file may contain. */
export const FORBIDDEN_BYTES = [...Object.values(secrets), '<script', 'PK\u0003\u0004'];
