import { uploadReasons } from '@aperture-byline/contract/upload/upload-messages';
import { expect, it, test } from 'vitest';
import { openQueue } from '../../../../test-support/studio/upload-queue.ts';
import { readPixels } from './picture-size.ts';

const [WIDTH, HEIGHT] = [14_600, 10_960];
const uint16 = (value: number) => [value >> 8, value & 255];
const uint16le = (value: number) => [value & 255, value >> 8];
const uint32 = (value: number) => [...uint16(value >>> 16), ...uint16(value & 0xffff)];
const uint24le = (value: number) => [...uint16le(value & 0xffff), value >> 16];
const text = (letters: string) => Array.from(letters, (letter) => letter.charCodeAt(0));
const fileOf = (type: string, bytes: readonly number[]) => new File([new Uint8Array(bytes)], 'x', { type });

const segment = (code: number, body: readonly number[]) => [0xff, code, ...uint16(body.length + 2), ...body];
const zeros = (count: number) => Array.from({ length: count }, () => 0);
const frame = (code: number, height = HEIGHT) =>
  segment(code, [8, ...uint16(height), ...uint16(WIDTH), 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]);
/** With a thumbnail of its own in the EXIF data, and tables before the frame. */
const camera = (code: number, odd: readonly number[] = [], height = HEIGHT) =>
  fileOf('image/jpeg', [
    ...[0xff, 0xd8],
    ...segment(0xe1, [...text('Exif\0\0'), 0xff, 0xd8, ...frame(0xc0, 120), ...zeros(60_000)]),
    ...odd,
    ...Array.from({ length: 4 }, () => segment(0xe2, zeros(65_000))).flat(),
    ...segment(0xdb, zeros(65)),
    ...segment(0xc4, zeros(20)),
    ...[0xff, 0xff],
    ...frame(code, height),
    ...segment(0xda, zeros(10)),
    ...zeros(100),
  ]);
const png = fileOf('image/png', [
  ...[0x89, ...text('PNG'), 13, 10, 26, 10, ...uint32(13), ...text('IHDR')],
  ...[...uint32(WIDTH), ...uint32(HEIGHT), 8, 2, 0, 0, 0, ...zeros(4)],
]);
const webp = (kind: string, body: readonly number[]) =>
  fileOf('image/webp', [...text('RIFF'), ...zeros(4), ...text(`WEBP${kind}`), ...zeros(4), ...body, ...zeros(20)]);
const [VP8X, VP8L, VP8] = [
  webp('VP8X', [0, 0, 0, 0, ...uint24le(WIDTH - 1), ...uint24le(HEIGHT - 1)]),
  webp('VP8L', [0x2f, ...uint32((WIDTH - 1) | ((HEIGHT - 1) << 14)).reverse()]),
  webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...uint16le(WIDTH), ...uint16le(HEIGHT)]),
];

const FILES: [name: string, file: File][] = [
  ['a JPEG', camera(0xc0)],
  ['a progressive JPEG', camera(0xc2)],
  ['a JPEG with bytes between its segments', camera(0xc0, [1, 2, 0xff, 0, 3, 0xff, 0xff, 0, ...zeros(9000)])],
  ['a PNG', png],
  ['an extended WebP', VP8X],
  ['a lossless WebP', VP8L],
  ['a lossy WebP', VP8],
];

test.each(FILES)('When it is %s, then its header tells the pixels', async (_name, file) => {
  expect(await readPixels(file, file.type as 'image/jpeg')).toBe(WIDTH * HEIGHT);
});

test.each(FILES)('When %s ends too early, then nothing is known', async (_name, file) => {
  const cut = file.slice(0, 18, file.type);
  expect(await readPixels(cut, file.type as 'image/jpeg')).toBeNull();
});

it('When files have too many pixels, then the queue says so, and sends and keeps none of them', async () => {
  const { queue, sentBytes, expectStates, keep } = openQueue();
  queue.add(FILES.map(([, file]) => file));
  await expectStates(FILES.map(() => 'refused'));
  for (const { problem } of queue.get()) expect(problem).toBe(uploadReasons.tooManyPixels);
  expect([sentBytes, keep.mock.calls]).toEqual([[], []]);
  // The largest that is taken.
  queue.add([camera(0xc0, [], Math.floor(160e6 / WIDTH))]);
  await expect.poll(() => sentBytes).toHaveLength(1);
});
