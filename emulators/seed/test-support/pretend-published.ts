import { readFile } from 'node:fs/promises';
import type { PictureFormat } from '@aperture-byline/contract/shared/picture';
import { openPicture } from '../../../functions/src/media/open-picture.ts';
import { readExif } from '../../../functions/src/media/read-exif.ts';
import { allPhotographs } from '../content.ts';
import { type Credit, type PublishedPictures, publishedPicture } from '../documents/published-picture.ts';
import { pictureFile, seedPictures } from '../picture-source.ts';

/** Width and height in pixels, and EXIF, as read from the files. */
const headers = await Promise.all(
  allPhotographs.map(async (photograph) => {
    const original = await readFile(pictureFile(photograph.key));
    const { width, height, metadata } = await openPicture(original);
    return { photograph, original, width, height, exif: await readExif(metadata) };
  }),
);

/** The seed's pictures as if they had been published, without making any variants. */
export function pretendPublished(credit: Credit | null = null): PublishedPictures {
  return new Map(
    headers.map(({ photograph, original, ...header }) => {
      const formats: PictureFormat[] = ['avif', 'jpeg'];
      const processed = { ...header, widths: [320, 640], formats, colour: '#336699' };
      const alt = seedPictures.alt(photograph.key);
      return [photograph.key, publishedPicture(photograph, processed, { original, alt, credit })];
    }),
  );
}
