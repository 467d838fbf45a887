import {
  type Credit,
  type PublishedPictures,
  publishedPicture,
} from '../seed/documents/published-picture.ts';
import { pictureCatalogue } from '../seed/pictures/catalogue.ts';

const shapes = {
  landscape: { width: 1500, height: 1000 },
  portrait: { width: 1000, height: 1500 },
  tall: { width: 1000, height: 1250 },
  square: { width: 1200, height: 1200 },
  panorama: { width: 2400, height: 1000 },
};

/** The catalogue as if it had been published, without painting anything. */
export function pretendPublished(credit: Credit | null = null): PublishedPictures {
  return new Map(
    pictureCatalogue.map(({ key, shape, about, exif }) => [
      key,
      publishedPicture(
        key,
        { ...shapes[shape], widths: [320, 640], formats: ['avif', 'jpeg'], thumbhash: 'x', exif },
        { alt: about, credit },
      ),
    ]),
  );
}
