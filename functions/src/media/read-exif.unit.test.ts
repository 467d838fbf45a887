import { formatShutterSpeed } from '@aperture-byline/contract/image/exposure';
import type { Exif } from '@aperture-byline/contract/image/wire';
import { describe, expect, test } from 'vitest';
import { jpeg, jpegWithNotes, pattern, realFiles, secrets } from '../../test-support/pictures/sample-pictures.ts';
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

/** Reads EXIF data as `processPicture` does, without processing the pixels. */
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

  test.each(['png', 'webp'] as const)('When the file is a %s, then its notes are read too', async (format) => {
    const file = await pattern(200, 100)
      .withExif({ IFD0: { Make: 'Maker' }, IFD2: { ExposureTime: '1/250' } })
      .toFormat(format)
      .toBuffer();
    expect(await exifOf(file)).toEqual({ cameraMake: 'Maker', shutterSpeed: 0.004, orientation: 1 });
  });

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

  /** The names that a file has where its camera wrote these bytes as maker and model. */
  async function namesOf(make: string, model: string, lens = 'Lens'): Promise<Exif> {
    const fill = (bytes: string) => 'm'.repeat(bytes.length);
    const file = await pattern(200, 100)
      .withExif({
        IFD0: { Make: `1${fill(make)}`, Model: `2${fill(model)}` },
        IFD2: { LensModel: `3${fill(lens)}` },
      })
      .jpeg()
      .toBuffer();
    for (const [mark, bytes] of [
      ['1', make],
      ['2', model],
      ['3', lens],
    ] as const) {
      const at = file.indexOf(`${mark}${fill(bytes)}`, 0, 'latin1');
      expect(at).toBeGreaterThan(0);
      file.write(`${bytes}\0`, at, 'latin1');
    }
    return exifOf(file);
  }

  test.each([
    ['GoPro\0\0 \xfc\xcdx\xc0\x13\0 HU', 'GoPro'],
    ['HD2\0\x04\0\0\0p\xd83', 'HD2'],
    ['SONY\0garbage', 'SONY'],
    ['NIKON   \0   ', 'NIKON'],
    ['FinePix\xff\xff\xff', 'FinePix'],
    ['Caf\xc3\xa9 Camera', 'Café Camera'],
    ['Cafe\xcc\x81 Camera', 'Café Camera'],
    ['A\x01B\x1fC', 'ABC'],
  ])('When a name is written as %j, then it ends at its first NUL', async (bytes, name) => {
    const { cameraMake, cameraModel, lensModel } = await namesOf(bytes, bytes, bytes);
    expect([cameraMake, cameraModel, lensModel]).toEqual([name, name, name]);
  });

  test.each([
    ...[
      '\0GoPro',
      '   ',
      '----',
      '\xff\xff\xff\xff',
      '\x01\x02\x03',
      '\xbc\xd1\xc4\xe1 DV',
      '\x83\x4a\x83\x81\x83\x89x',
    ],
    ...['(null)', '[unknown]', 'NO-LENS', 'Lens Not Attached', 'no name', 'default', 'Other', 'Unbekannt'],
    ...['0.0 mm f/inf', 'nan mm f/nan', 'DT 0mm F0 SAM', 'E 0.0 mm', 'Unknown (0x32) 16-35mm', 'No lens attached'],
    ...['Digital Camera', 'DIGITAL STILL CAMERA', 'Default', 'XXXX', '<none>'],
    ...['Unknown', 'unknown lens', 'Unknown (00 00 00 00)', 'None', 'N/A', 'n/a', 'No lens', '65535', 'null'],
    ...[
      '0.0 mm f/0.0',
      '0.0-0.0 mm f/0.0',
      '-- mm f/--',
      '0 mm',
      '0mm F0',
      '--mm F--',
      '(0)',
      '?',
      '****',
      'not available',
    ],
  ])('When a name is %j, then there is none', async (bytes) => {
    expect(await namesOf(bytes, bytes, bytes)).toEqual({ orientation: 1 });
  });

  test.each([
    '50.0 mm f/1.8',
    'F 50mm',
    'No. 5',
    'Nonet',
    '7artisans 35mm f/0.95',
    'X100F',
    '10.5mm f/2.8',
    'Unknown Pleasures 50mm',
    'DT 50mm F1.8 SAM',
    'E 10.0 mm',
    'Otherworld 35mm',
    'Default 50mm',
    'Nan-Lens',
  ])('When a lens is named %s, then that is its name', async (name) => {
    expect((await namesOf('Maker', 'Model', name)).lensModel).toBe(name);
  });

  test.each([
    [{ ISOSpeedRatings: '65535', RecommendedExposureIndex: '102400' }, 102_400],
    [{ ISOSpeedRatings: '65535', ISOSpeed: '204800' }, 204_800],
    [{ ISOSpeedRatings: '65535', RecommendedExposureIndex: '65535', ISOSpeed: '80000' }, 80_000],
    [{ ISOSpeedRatings: '65535', RecommendedExposureIndex: '0' }, 65_535],
    [{ ISOSpeedRatings: '65535' }, 65_535],
    [{ ISOSpeedRatings: '400', RecommendedExposureIndex: '102400' }, 400],
    [{ ISOSpeedRatings: '0', RecommendedExposureIndex: '800' }, 800],
  ])('When the speeds are %j, then the ISO speed is %i', async (speeds, iso) => {
    const file = await pattern(200, 100).withExif({ IFD2: speeds }).jpeg().toBuffer();
    expect((await exifOf(file)).iso).toBe(iso);
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
