import { expect, test } from 'vitest';
import { loadSharp } from './open-picture.ts';
import { shrinkJpeg } from './shrink-jpeg.ts';

test('When a print is cropped, then the part that is printed is drawn, and without a print the whole', async () => {
  const sharp = await loadSharp();
  const square = (background: string) => ({ create: { width: 100, height: 100, channels: 3, background } }) as const;
  const file = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#ffffff' } })
    .composite([{ input: await sharp(square('#0000ff')).png().toBuffer(), left: 200, top: 0 }])
    .jpeg()
    .toBuffer();
  const limits = { pixels: 150, bytes: 100_000 };
  const read = async (jpeg: Buffer) => {
    const { width, height } = await sharp(jpeg).metadata();
    const { dominant } = await sharp(jpeg).stats();
    return { width, height, isBlue: dominant.b > 200 && dominant.r < 50 };
  };
  expect(await read(await shrinkJpeg(file, limits))).toEqual({ width: 150, height: 50, isBlue: false });
  const print = { width: 20, height: 20, crop: 1 };
  expect(await read(await shrinkJpeg(file, { ...limits, print }))).toEqual({ width: 50, height: 50, isBlue: true });
});
