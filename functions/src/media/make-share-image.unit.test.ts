import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pattern } from '../../test-support/pictures/sample-pictures.ts';
import { makeShareImage } from './make-share-image.ts';
import { meanColour } from './mean-colour.ts';
import { processPicture } from './process-picture.ts';

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

async function pixelsOf(file: Buffer) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
}

/** How far two colours are apart in their worst channel. */
const distance = (one: number[], other: number[]) =>
  Math.max(...one.map((channel, index) => Math.abs(channel - (other[index] ?? 0))));

describe('the mean colour', () => {
  test.each([
    ['#000000', '#000000'],
    ['#ffffff', '#ffffff'],
    ['#336699', '#336699'],
  ])('When the picture is all %s, then it is %s', async (background, colour) => {
    expect(await meanColour(plain(90, 60, background).raw().pipelineColourspace('srgb'))).toBe(colour);
  });

  test('When half is black and half is white, then it is the grey that sends half the light', async () => {
    const half = await plain(200, 100, '#000000')
      .composite([{ input: await plain(100, 100, '#ffffff').png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer();
    const grey = Number.parseInt((await meanColour(sharp(half))).slice(1, 3), 16);
    expect(grey).toBeGreaterThanOrEqual(184);
    expect(grey).toBeLessThanOrEqual(190);
  });

  test.each([
    ['grey', () => pattern(90, 60).greyscale().png().toBuffer()],
    ['CMYK', () => pattern(90, 60).toColourspace('cmyk').jpeg().toBuffer()],
    ['16-bit', () => pattern(90, 60).toColourspace('rgb16').png().toBuffer()],
    ['1 × 1', () => pattern(1, 1).png().toBuffer()],
    ['with a profile', () => pattern(90, 60).withIccProfile('p3').jpeg().toBuffer()],
  ])('When the file is %s, then it is a colour as CSS writes it', async (_name, make) => {
    expect((await processPicture(await make())).colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('When the picture is transparent, then it is that of the paper below', async () => {
    const clear = { create: { width: 90, height: 60, channels: 4, background: '#0000' } } as const;
    expect((await processPicture(await sharp(clear).png().toBuffer())).colour).toBe('#ffffff');
  });
});

describe('the image of a shared link', () => {
  async function expectShareImage(share: Buffer) {
    expect(share.length).toBeLessThanOrEqual(300_000);
    expect(await sharp(share).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
      space: 'srgb',
      channels: 3,
    });
  }

  const noise = (width: number, height: number) =>
    sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

  test.each([
    ['a portrait', pattern, 1000, 1500],
    ['a panorama', pattern, 2400, 600],
    ['a square', pattern, 1400, 1400],
    ['a landscape', pattern, 1500, 1000],
    ['of the same shape', pattern, 1600, 840],
    ['noise', noise, 1200, 630],
  ])('When the picture is %s, then it is 1200 × 630 and at most 300 kB', async (_name, make, width, height) => {
    await expectShareImage(await makeShareImage(make(width, height), { width, height, colour: '#808080' }));
  });

  test.each([
    ['tiny', () => pattern(40, 30)],
    ['one pixel', () => pattern(1, 1)],
    ['a thread', () => pattern(30, 3000)],
    ['upright', () => pattern(300, 450)],
    ['grey', () => pattern(300, 200).greyscale()],
    ['of another colour space', () => pattern(300, 200).toColourspace('cmyk')],
  ])('When a file is %s, then the image of its link is 1200 × 630 and at most 300 kB', async (_name, make) => {
    const { share } = await processPicture(await make().jpeg({ quality: 95 }).toBuffer());
    await expectShareImage(share);
  });

  test('When the shape is near, then the picture fills it', async () => {
    for (const [width, height] of [
      [1600, 840],
      [1600, 950],
      [1600, 740],
    ] as const) {
      const share = await makeShareImage(plain(width, height, '#208040'), {
        width,
        height,
        colour: '#208040',
      });
      const at = await pixelsOf(share);
      for (const [x, y] of [
        [2, 2],
        [1197, 627],
      ] as const)
        expect(distance(at(x, y), [0x20, 0x80, 0x40]), `${width} × ${height}`).toBeLessThan(6);
    }
  });

  test('When the shape is another, then the picture stands whole on a quiet ground of its colour', async () => {
    const share = await makeShareImage(plain(1000, 1500, '#0000ff'), {
      width: 1000,
      height: 1500,
      colour: '#0000ff',
    });
    const at = await pixelsOf(share);
    expect(distance(at(600, 315), [0, 0, 255])).toBeLessThan(6);
    expect(distance(at(600, 40), [0, 0, 255])).toBeLessThan(6);
    const ground = at(20, 315);
    expect(Math.min(...ground)).toBeGreaterThan(190);
    expect(ground[2]).toBeGreaterThan(ground[0] ?? 255);
    expect(distance(at(600, 10), ground)).toBeLessThan(4);
  });

  test('When the picture is small, then it is not enlarged', async () => {
    const share = await makeShareImage(plain(100, 100, '#000000'), {
      width: 100,
      height: 100,
      colour: '#000000',
    });
    const at = await pixelsOf(share);
    expect(Math.max(...at(600, 315))).toBeLessThan(10);
    expect(Math.min(...at(600, 385))).toBeGreaterThan(180);
    expect(Math.min(...at(530, 315))).toBeGreaterThan(180);
  });
});
