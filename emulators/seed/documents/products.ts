import type { StoredProduct } from '@aperture-byline/contract/product/stored';
import { sampleProduct } from '@aperture-byline/contract/samples/stored-documents';
import { makeSlug } from '@aperture-byline/contract/shared/make-slug';
import { minPrice } from '@aperture-byline/contract/shared/money';
import { person } from '../people/all-people.ts';
import { bylineOf } from '../people/person.ts';
import { allPhotographs } from '../photographs/all-photographs.ts';
import { frames } from '../products/frames.ts';
import { leelaPrints } from '../products/leela-prints.ts';
import { noorPrints } from '../products/noor-prints.ts';
import type { Print } from '../products/print.ts';
import { printSizes } from '../products/sizes.ts';
import { tenzinPrints } from '../products/tenzin-prints.ts';
import type { SeedClock } from '../seed-clock.ts';
import { type SeedDocument, seedId } from '../seed-document.ts';
import {
  CREDITED_CATEGORIES,
  CREDITED_PLACE,
  creditIntroduction,
  creditPrintDescription,
} from './credits.ts';
import { type Credit, type PublishedPictures, pictureOf } from './published-picture.ts';

export function productDocuments(
  pictures: PublishedPictures,
  clock: SeedClock,
): SeedDocument<StoredProduct>[] {
  const slugs = new Set<string>();
  return allProducts.map((print) => {
    const printed = pictureOf(pictures, print.picture);
    const photograph = allPhotographs.find(({ key }) => key === print.picture);
    if (!photograph) throw new Error(`Nobody took the printed picture "${print.picture}"`);
    const shown = [print.picture, ...print.alsoShows].map((key) => pictureOf(pictures, key));
    const title = printed.credit?.title ?? photograph.title;
    const slug = makeSlug(title, (candidate) => slugs.has(candidate));
    slugs.add(slug);
    const sizes = printSizes(print.prices, printed.stored, print.editions);
    const offered = print.frames.map((frame) => frames[frame]);
    return {
      path: `products/${seedId('product', print.picture)}`,
      data: sampleProduct({
        slug,
        owner: bylineOf(person(photograph.owner)),
        title,
        ...textsOf(print, printed.credit),
        imageIds: shown.map(({ imageId }) => imageId),
        pictures: shown.map(({ stored }) => stored),
        sizes,
        frames: offered,
        minPrice: minPrice(sizes, offered),
        status: print.status,
        createdAt: clock.momentOf(print.picture, print.daysAgo + 1),
        publishedAt: print.status === 'approved' ? clock.momentOf(print.picture, print.daysAgo) : null,
      }),
    };
  });
}

function textsOf(
  { introduction, description, place, categories }: Print,
  credit: Credit | null,
): Pick<StoredProduct, 'introduction' | 'description' | 'place' | 'categories'> {
  if (credit === null) return { introduction, description, place, categories };
  return {
    introduction: creditIntroduction(credit),
    description: creditPrintDescription(credit),
    place: CREDITED_PLACE,
    categories: CREDITED_CATEGORIES,
  };
}

/** Every print, on sale and not. */
export const allProducts: readonly Print[] = [...leelaPrints, ...tenzinPrints, ...noorPrints];
