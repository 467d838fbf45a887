import { sampleImage, samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import type { StoredPicture } from '@aperture-byline/contract/shared/picture';
import { expect, test, vi } from 'vitest';
import { isPublicImage } from '../access/access.ts';
import { toGalleryImage } from '../areas/image/mappers.ts';

vi.mock(import('./config.ts'), async (load) => ({
  ...(await load()),
  config: () => ({ siteUrl: 'https://photos.example' }) as never,
}));

test('When an image is answered, then its picture is checked and built once', () => {
  let builds = 0;
  const picture: StoredPicture = {
    ...samplePicture('one'),
    get widths() {
      builds += 1;
      return [320, 1280];
    },
  };
  const image = { id: 'one', ...sampleImage({ picture }) };
  expect(isPublicImage(image)).toBe(true);
  const item = toGalleryImage(image);
  expect(item.file_path).toBe('https://photos.example/photos/one/1280.jpeg');
  const afterFirst = builds;
  expect(toGalleryImage(image).picture).toEqual(item.picture);
  expect(builds).toBe(afterFirst);
});
