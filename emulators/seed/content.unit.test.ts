import { readdir, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { allPhotographs } from './content.ts';
import { pictureFile } from './picture-source.ts';
import { pretendPublished } from './test-support/pretend-published.ts';

const keys = allPhotographs.map(({ key }) => key);

test('photographs and JPEG files name the same pictures', async () => {
  const files = await readdir(dirname(pictureFile('any')));
  const jpegs = files.filter((name) => name.endsWith('.jpg')).map((name) => basename(name, '.jpg'));
  expect(jpegs.sort()).toEqual([...keys].sort());
});

test('together the files are at most 20 MB', async () => {
  const sizes = await Promise.all(keys.map(async (key) => (await stat(pictureFile(key))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20_000_000);
});

test('every file says how it was taken, and is at least 1280 pixels wide', () => {
  for (const [key, { exif, stored }] of pretendPublished()) {
    expect(exif, key).toEqual({
      cameraMake: expect.any(String),
      cameraModel: expect.any(String),
      lensMake: expect.any(String),
      lensModel: expect.any(String),
      aperture: expect.any(Number),
      shutterSpeed: expect.any(Number),
      iso: expect.any(Number),
      focalLength: expect.any(Number),
      orientation: 1,
      createdDate: expect.stringMatching(/^202\d-/),
    });
    expect(stored.width, key).toBeGreaterThanOrEqual(1280);
  }
});
