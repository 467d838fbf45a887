import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  avifSize,
  jpeg,
  jpegWithNotes,
  pattern,
  realFiles,
  secrets,
  withPngText,
} from '../../test-support/pictures/sample-pictures.ts';
import { type ProcessedPicture, processPicture } from './process-picture.ts';

const blocks = ['Exif\0', 'http://ns.adobe.com', 'xmpmeta', 'Photoshop 3.0', 'ICC_PROFILE', 'tEXt'];

function expectNoMetadata(picture: ProcessedPicture) {
  for (const data of [picture.share, ...picture.variants.map((variant) => variant.data)]) {
    for (const marker of [...blocks, ...Object.values(secrets)]) expect(data.includes(marker)).toBe(false);
  }
}

async function pixel(picture: ProcessedPicture, x: number, y: number): Promise<number[]> {
  const variant = picture.variants.findLast(({ format }) => format === 'jpeg');
  const { data, info } = await sharp(variant?.data).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 3;
  return [...data.subarray(at, at + 3)];
}

const plain = (width: number, height: number, grey: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .png()
    .toBuffer();

describe('processPicture', () => {
  test('When a photograph is processed, then every width exists as AVIF and JPEG', async () => {
    const picture = await processPicture(await jpeg(1500, 1000));
    expect(picture).toMatchObject({ width: 1500, height: 1000, formats: ['avif', 'jpeg'] });
    expect(picture.widths).toEqual([160, 240, 480, 800, 1080, 1500]);
    expect(picture.variants).toHaveLength(12);
    for (const { data, format, width, height, contentType } of picture.variants) {
      expect(contentType).toBe(`image/${format}`);
      expect(picture.widths).toContain(width);
      expect(Math.abs(height - (width * 2) / 3)).toBeLessThanOrEqual(1);
      const declared = format === 'avif' ? avifSize(data) : await sharp(data).metadata();
      expect(declared).toMatchObject({ width, height });
    }
    expect(picture.colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('When a picture moves, then it is its first frame', async () => {
    const frames = await Promise.all([40, 200].map((grey) => plain(300, 200, grey)));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const picture = await processPicture(moving);
    expect(picture).toMatchObject({ width: 300, height: 200 });
    for (const shade of await pixel(picture, 0.5, 0.9)) expect(shade).toBeLessThan(60);
  });

  test.each([
    ['PNG', () => pattern(300, 200).png().toBuffer()],
    ['16-bit PNG', () => pattern(300, 200).toColourspace('rgb16').png().toBuffer()],
    ['grey PNG', () => pattern(300, 200).greyscale().png().toBuffer()],
    ['WebP', () => pattern(300, 200).webp().toBuffer()],
    ['CMYK JPEG', () => pattern(300, 200).toColourspace('cmyk').jpeg().toBuffer()],
  ])('When the file is a %s, then its variants have three colour channels', async (_name, make) => {
    const picture = await processPicture(await make());
    expect(picture).toMatchObject({ width: 300, height: 200, widths: [160, 240, 300] });
    const smallest = picture.variants.find(({ format }) => format === 'jpeg');
    for (const file of [smallest?.data, picture.share])
      expect(await sharp(file).metadata()).toMatchObject({ channels: 3, space: 'srgb' });
  });

  const brick = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#c83c28' } });
  test.each([
    ['an 8-bit PNG', () => brick().png()],
    ['an 8-bit JPEG in Display P3', () => brick().withIccProfile('p3').jpeg({ quality: 100 })],
    ['a 16-bit PNG', () => brick().toColourspace('rgb16').png()],
    ['a 16-bit PNG with a profile of sRGB', () => brick().toColourspace('rgb16').withIccProfile('srgb').png()],
    ['a 16-bit PNG in Display P3', () => brick().toColourspace('rgb16').withIccProfile('p3').png()],
  ])('When it is %s, then its colour is published in sRGB', async (_name, make) => {
    const picture = await processPicture(await make().toBuffer());
    const published = [
      await pixel(picture, 0.5, 0.5),
      [1, 3, 5].map((at) => Number.parseInt(picture.colour.slice(at, at + 2), 16)),
    ];
    for (const colour of published)
      expect(
        Math.max(...[200, 60, 40].map((value, index) => Math.abs(value - (colour[index] ?? 0)))),
      ).toBeLessThanOrEqual(2);
  });

  test('When a picture is transparent, then it lies on white', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const file = await sharp({ create: { width: 300, height: 200, channels: 4, background } })
      .png()
      .toBuffer();
    expect(await pixel(await processPicture(file), 0.5, 0.5)).toEqual([255, 255, 255]);
  });

  test('When the camera was held upright, then width, height and pixels are upright', async () => {
    const file = await pattern(600, 400).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
    const picture = await processPicture(file);
    expect(picture).toMatchObject({ width: 400, height: 600, widths: [160, 240, 400] });
    expect(picture.exif.orientation).toBe(6);
    // Turned clockwise: what was at the bottom left, without red and full of green, is now at the top left.
    const [red, green] = await pixel(picture, 0.02, 0.02);
    expect(red).toBeLessThan(60);
    expect(green).toBeGreaterThan(190);
  });

  test('When a file carries place, owner, serial number and XMP, then no variant does', async () => {
    const file = await jpegWithNotes();
    for (const secret of Object.values(secrets)) expect(file.includes(secret)).toBe(true);
    expectNoMetadata(await processPicture(file));
  });

  test('When a PNG carries text, then no variant does', async () => {
    const file = withPngText(await pattern(400, 300).png().toBuffer(), secrets.owner);
    expectNoMetadata(await processPicture(file));
  });

  test('When the same file is processed twice, then the results are the same', async () => {
    const file = await jpeg(500, 400);
    expect(await processPicture(file)).toEqual(await processPicture(file));
  });

  // Each takes more than a second: one as wide as any published, and one with all that a camera and an editor note.
  const photographs = [...realFiles(), ...realFiles('exif/')];
  test.each(photographs.filter(({ name }) => /^(bridge|canon_hdr)/.test(name)))(
    'When $name is processed, then it is published whole',
    async ({ file }) => {
      const picture = await processPicture(file);
      expect(picture.widths.length).toBeGreaterThanOrEqual(6);
      expect(picture.widths.length).toBeLessThanOrEqual(8);
      expectNoMetadata(picture);
    },
  );
});
