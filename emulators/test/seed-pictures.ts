import type { PictureFormat } from '@aperture-byline/contract/picture';
import {
  type Credit,
  type PublishedPictures,
  publishedPicture,
} from '../seed/documents/published-picture.ts';
import { portfolio } from '../seed/photographs/portfolio.ts';
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
    portfolio.map((photograph) => {
      const entry = pictureCatalogue.find(({ key }) => key === photograph.key);
      if (!entry) throw new Error(`There is no picture "${photograph.key}"`);
      const { shape, about, exif } = entry;
      const processed = { ...shapes[shape], widths: [320, 640], thumbhash: 'x', exif };
      const formats: PictureFormat[] = ['avif', 'jpeg'];
      return [
        photograph.key,
        publishedPicture(photograph, { ...processed, formats }, { alt: about, credit }),
      ];
    }),
  );
}
