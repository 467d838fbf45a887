import { expect, it } from 'vitest';
import { closeFirstGap } from './jpeg-markers.ts';

const fileOf = (...bytes: number[]) => new File([new Uint8Array(bytes)], 'x', { type: 'image/jpeg' });
const bytesOf = async (file: Blob) => [...new Uint8Array(await file.arrayBuffer())];
const START = [0xff, 0xd8];
const REST = [0xff, 0xdb, 0, 4, 0, 0, 1, 0xff, 0xd9];

it.each([
  ['one byte', [0]],
  ['bytes that are no marker', [7, 0xff, 0, 9]],
  ['thousands of bytes', Array.from({ length: 9000 }, () => 1)],
])('When %s stand behind the start of a JPEG, then they go', async (_what, gap) => {
  const closed = await closeFirstGap(fileOf(...START, ...gap, ...REST));
  expect(await bytesOf(closed)).toEqual([...START, ...REST]);
  expect(closed.type).toBe('image/jpeg');
});

it.each([
  ['is a JPEG without such bytes', [...START, ...REST, 0, 0xff, 0xdb]],
  ['is no JPEG', [0x89, 0x50, 0, 0xff, 0xdb]],
  ['has no marker', [...START, 0, 0, 0xff, 0]],
  ['is empty', []],
])('When a file %s, then it stays as it is', async (_what, bytes) => {
  const file = fileOf(...bytes);
  expect(await closeFirstGap(file)).toBe(file);
});
