import { formatShutterSpeed } from '@aperture-byline/contract/image/exposure';
import type { Exif } from '@aperture-byline/contract/image/wire';
import { describe, expect, test } from 'vitest';
import { jpeg, jpegWithNotes, pattern, realFiles, secrets } from '../../test-support/pictures.ts';
import { openPicture } from './open-picture.ts';
import { processPicture } from './process-picture.ts';
import { readExif } from './read-exif.ts';

const allowed = [
  'cameraMake',
  'cameraModel',
  'lensMake',
  'lensModel',
  'aperture',
  'shutterSpeed',
  'iso',
  'focalLength',
  'orientation',
  'createdDate',
];

/** As `processPicture` reads them, without the work on its pixels. */
async function exifOf(file: Buffer): Promise<Exif> {
  return readExif((await openPicture(file)).metadata);
}

describe('the camera data of a picture', () => {
  test('When all are there, then only the allowed ones are stored, as clean text and numbers', async () => {
    const { exif } = await processPicture(await jpegWithNotes());
    expect(exif).toMatchObject({
      cameraMake: 'Test Maker',
      lensMake: 'Test Optics',
      lensModel: '24mm F2.8',
      aperture: 2.8,
      shutterSpeed: 2.5,
      iso: 3200,
      focalLength: 24,
      orientation: 1,
      createdDate: '2025-03-01T21:38:07.000Z',
    });
    expect(exif.cameraModel).toHaveLength(120);
    expect(exif.cameraModel).toMatch(/^<img src=x/);
    expect(Object.keys(exif).filter((key) => !allowed.includes(key))).toEqual([]);
    for (const secret of Object.values(secrets)) expect(JSON.stringify(exif)).not.toContain(secret);
  });

  test('When there are none, then only the default orientation is noted', async () => {
    expect(await exifOf(await jpeg(200, 100))).toEqual({ orientation: 1 });
  });

  test.each(['png', 'webp'] as const)(
    'When the file is a %s, then its notes are read too',
    async (format) => {
      const file = await pattern(200, 100)
        .withExif({ IFD0: { Make: 'Maker' }, IFD2: { ExposureTime: '1/250' } })
        .toFormat(format)
        .toBuffer();
      expect(await exifOf(file)).toEqual({ cameraMake: 'Maker', shutterSpeed: 0.004, orientation: 1 });
    },
  );

  test.each([
    ['8/10', '1/1.3 s'],
    ['10/13', '1/1.3 s'],
    ['4/10', '1/2.5 s'],
    ['3/10', '1/3.3 s'],
    ['1/2', '1/2 s'],
    ['1/250', '1/250 s'],
    ['13/10', '1.3 s'],
  ])('When the camera notes an exposure of %s s, then it is shown as %s', async (noted, shown) => {
    const { shutterSpeed } = await exifOf(await jpegWithNotes({ ExposureTime: noted }));
    expect(formatShutterSpeed(shutterSpeed ?? Number.NaN)).toBe(shown);
  });

  test.each(['0000:00:00 00:00:00', '2025:02:31 10:00:00', 'yesterday at the sea!'])(
    'When the date is "%s", then there is no date',
    async (date) => {
      expect((await exifOf(await jpegWithNotes({ DateTimeOriginal: date }))).createdDate).toBeUndefined();
    },
  );

  test('When a number makes no sense, then it is left out', async () => {
    const exif = await exifOf(await jpegWithNotes({ ExposureTime: '1/0', FNumber: '0/1' }));
    expect(exif.shutterSpeed).toBeUndefined();
    expect(exif.aperture).toBeUndefined();
  });

  test('When the block is garbage, then the picture is published without camera data', async () => {
    const file = await jpegWithNotes();
    const block = file.indexOf('Exif\0\0');
    file.fill(0xee, block + 14, block + 200);
    const { exif } = await processPicture(file);
    expect(Object.keys(exif).filter((key) => !allowed.includes(key))).toEqual([]);
  });

  test.each(realFiles('exif/').filter(({ name }) => /^(canon|nikon|DSCN)/.test(name)))(
    'When $name is read, then camera and exposure are known and no place is',
    async ({ file }) => {
      const exif = await exifOf(file);
      expect(exif.cameraModel).toBeTruthy();
      expect(exif.aperture).toBeGreaterThan(0);
      expect(exif.shutterSpeed).toBeGreaterThan(0);
      expect(exif.createdDate).toMatch(/^20\d\d-/);
      expect(Object.keys(exif).filter((key) => !allowed.includes(key))).toEqual([]);
    },
  );
});
