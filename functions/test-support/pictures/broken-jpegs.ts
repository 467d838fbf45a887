import type { Sharp } from 'sharp';

const EOI = Buffer.from([0xff, 0xd9]);

/** Where each segment of a JPEG begins, and the code of its marker; those after the first scan are left out. */
function listSegments(file: Buffer): { code: number; start: number }[] {
  const segments: { code: number; start: number }[] = [];
  let start = 2;
  for (;;) {
    const code = file.readUInt8(start + 1);
    segments.push({ code, start });
    if (code === 0xda) return segments;
    start += 2 + file.readUInt16BE(start + 2);
  }
}

function findSegment(file: Buffer, wanted: number): number {
  const segment = listSegments(file).find(({ code }) => code === wanted);
  if (!segment) throw new Error('The JPEG has no such segment');
  return segment.start;
}

/** The file with other bytes, from a place on that is so many behind the beginning of a segment. */
function patch(file: Buffer, code: number, offset: number, bytes: readonly number[]): Buffer {
  const patched = Buffer.from(file);
  patched.set(bytes, findSegment(file, code) + offset);
  return patched;
}

const insert = (file: Buffer, position: number, bytes: Buffer): Buffer =>
  Buffer.concat([file.subarray(0, position), bytes, file.subarray(position)]);

const segment = (code: number, text: string): Buffer => {
  const body = Buffer.from(text, 'latin1');
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** Whole photographs with the mistakes that cameras and editors make in headers, by what is wrong. */
export async function oddJpegs(picture: Sharp): Promise<[name: string, file: Buffer][]> {
  const whole = await picture.clone().jpeg().toBuffer();
  const progressive = await picture.clone().jpeg({ progressive: true }).toBuffer();
  const cmyk = await picture.clone().toColourspace('cmyk').jpeg().toBuffer();
  const odd = Buffer.from('00ff00123456ff00ffff0099', 'hex');
  const jfif = segment(0xe0, 'JFIF\0\x02\x01\0\0\x01\0\x01\0\0');
  const scan = findSegment(whole, 0xda);
  const parameters = 4 + 1 + 2 * whole.readUInt8(scan + 4);
  return [
    ...listSegments(whole).map(({ code, start }): [string, Buffer] => [
      `bytes before marker ${code.toString(16)}`,
      insert(whole, start, odd),
    ]),
    ...listSegments(progressive).map(({ code, start }): [string, Buffer] => [
      `bytes before marker ${code.toString(16)} of a progressive one`,
      insert(progressive, start, odd),
    ]),
    ['bytes before its end', insert(whole, whole.length - EOI.length, odd)],
    ['bytes behind its end', Buffer.concat([whole, odd, whole, Buffer.alloc(5000, 7)])],
    ['wrong parameters of its scan', patch(whole, 0xda, parameters, [0, 0, 0])],
    ['other wrong parameters of its scan', patch(whole, 0xda, parameters, [1, 63, 0x21])],
    ['a version of JFIF from the future', insert(whole, 2, jfif)],
    ['an unknown transform of its colours', insert(whole, 2, segment(0xee, 'Adobe\0d\0\0\0\0\x07'))],
    ['an unknown transform of CMYK', patch(cmyk, 0xee, 4 + 11, [9])],
    ['EXIF data that make no sense', insert(whole, 2, segment(0xe1, 'Exif\0\0MM\0*\0\0\xff\xff\x12\x34'))],
    ['a profile that is none', insert(whole, 2, segment(0xe2, `ICC_PROFILE\0\x01\x01${'x'.repeat(300)}`))],
    ['a part of a profile', insert(whole, 2, segment(0xe2, 'ICC_PROFILE\0\x02\x03xxx'))],
    ['resources of an editor that are cut', insert(whole, 2, segment(0xed, 'Photoshop 3.0\x008BIM\x04\x04'))],
    ['all of these in its header', insert(insert(patch(whole, 0xda, parameters, [0, 0, 0]), scan, odd), 2, jfif)],
  ];
}

/** Photographs of which a part is lost, with headers and an end as they should be, by what is lost. */
export async function damagedJpegs(picture: Sharp): Promise<[name: string, file: Buffer][]> {
  const whole = await picture.clone().jpeg().toBuffer();
  const progressive = await picture.clone().jpeg({ progressive: true }).toBuffer();
  const middle = whole.length >> 1;
  const zeros = (file: Buffer, start: number, end: number) => Buffer.from(file).fill(0, start, end);
  const lossy = (file: Buffer, name: string): [string, Buffer][] => [
    [`the last byte of ${name}`, file.subarray(0, -1)],
    [`the end of ${name}`, file.subarray(0, -EOI.length)],
    [`the last bytes of ${name}, though it ends`, Buffer.concat([file.subarray(0, -100), EOI])],
    [`the second half of ${name}, though it ends`, Buffer.concat([file.subarray(0, file.length >> 1), EOI])],
    [`what follows the middle of ${name}`, zeros(file, file.length >> 1, file.length)],
  ];
  const [, spoilt = whole] = (await oddJpegs(picture))[0] ?? [];
  return [
    ...lossy(whole, 'a JPEG'),
    ...lossy(progressive, 'a progressive one'),
    ...lossy(spoilt, 'one with bytes between its segments'),
    ['some bytes of its middle', Buffer.concat([whole.subarray(0, middle), whole.subarray(middle + 500)])],
    ['what stood in its middle', Buffer.from(whole).fill(0xff, middle, middle + 500)],
  ];
}
