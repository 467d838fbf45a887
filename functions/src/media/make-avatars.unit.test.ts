import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { jpeg, jpegWithNotes, pattern, secrets } from '../../test-support/pictures/sample-pictures.ts';
import { makeAvatars } from './make-avatars.ts';
import { UnreadablePictureError } from './open-picture.ts';

describe('avatars', () => {
  test.each([
    [1200, 800],
    [300, 1500],
    [40, 30],
    [1, 1],
  ])('When the file has %i × %i pixels, then there are squares of 80 and 320', async (width, height) => {
    const avatars = await makeAvatars(await jpeg(width, height));
    expect(avatars.map(({ width: side }) => side)).toEqual([80, 320]);
    for (const avatar of avatars) {
      const metadata = await sharp(avatar.data).metadata();
      expect(metadata).toMatchObject({ format: 'jpeg', width: avatar.width, height: avatar.width });
      expect(metadata).toMatchObject({ space: 'srgb', channels: 3, hasProfile: false });
    }
  });

  test('When the file has metadata, then none of it is published', async () => {
    for (const { data } of await makeAvatars(await jpegWithNotes())) {
      const metadata = await sharp(data).metadata();
      for (const notes of ['exif', 'xmp', 'iptc', 'icc', 'orientation', 'comments'])
        expect(metadata).not.toHaveProperty(notes);
      for (const secret of Object.values(secrets)) expect(data.includes(secret)).toBe(false);
    }
  });

  test('When the camera was held upright, then the avatar is upright', async () => {
    const lying = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#000' } })
      .composite([
        { input: { create: { width: 400, height: 200, channels: 3, background: '#fff' } }, gravity: 'north' },
      ])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const [, avatar] = await makeAvatars(lying);
    const { data, info } = await sharp(avatar?.data).raw().toBuffer({ resolveWithObject: true });
    const brightness = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
    expect(brightness(300, 160)).toBeGreaterThan(200);
    expect(brightness(20, 160)).toBeLessThan(50);
  });

  test('When a part is chosen, then it is what is shown, upright, and within the picture', async () => {
    // Stored lying: the left half is white once it is upright, and the right half is black.
    const lying = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#000' } })
      .composite([
        { input: { create: { width: 300, height: 300, channels: 3, background: '#fff' } }, gravity: 'south' },
      ])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const mean = async (x: number, side: number) => {
      const [, avatar] = await makeAvatars(lying, { x, y: 0, side });
      expect(await sharp(avatar?.data).metadata()).toMatchObject({ width: 320, height: 320 });
      return (await sharp(avatar?.data).stats()).channels[0]?.mean;
    };
    expect(await mean(0, 0.4)).toBeGreaterThan(240);
    expect(await mean(0.55, 0.4)).toBeLessThan(15);
    // Reaches over the right edge, is larger than the picture, or is less than a pixel.
    expect(await mean(1, 0.4)).toBeLessThan(15);
    expect(await mean(0.5, 1)).toBeLessThan(15);
    expect(await mean(0, 0)).toBeGreaterThan(240);
  });

  test('When the picture is transparent, grey, in WebP or moves, then it is a plain one on white', async () => {
    const clear = { create: { width: 90, height: 90, channels: 4, background: '#0000' } } as const;
    const grey = await pattern(200, 100).greyscale().png().toBuffer();
    const frames = await sharp([grey, grey], { join: { animated: true } })
      .webp()
      .toBuffer();
    for (const file of [await sharp(clear).png().toBuffer(), grey, frames])
      for (const { data } of await makeAvatars(file))
        expect(await sharp(data).metadata()).toMatchObject({ format: 'jpeg', space: 'srgb', channels: 3 });
    const [, white] = await makeAvatars(await sharp(clear).png().toBuffer());
    expect((await sharp(white?.data).stats()).channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
  });

  test('When a file is none, then it says so, and the next one is made', async () => {
    const whole = await jpeg(900, 600);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>');
    const gif = await pattern(20, 20).gif().toBuffer();
    const bad = [Buffer.alloc(0), Buffer.from('hello'), svg, gif, whole.subarray(0, whole.length / 2)];
    const results = await Promise.allSettled([...bad, whole].map((file) => makeAvatars(file)));
    for (const result of results.slice(0, -1))
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(UnreadablePictureError) });
    expect(results.at(-1)?.status).toBe('fulfilled');
  });
});
