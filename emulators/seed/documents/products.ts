import type { Frame, PrintSize, StoredProduct } from '@aperture-byline/contract/product/stored';
import { sampleProduct } from '@aperture-byline/contract/samples/stored-documents';
import { minPrice } from '@aperture-byline/contract/shared/money';
import { makeSlug } from '@aperture-byline/contract/shared/text/slug';
import { allPhotographs, allPrints, type Print, printOptions } from '../content.ts';
import { buildByline } from '../people.ts';
import { type SeedClock, type SeedDocument, seedId } from '../seed-document.ts';
import { CREDITED_CATEGORIES, CREDITED_PLACE, creditIntroduction, creditPrintDescription } from './credits.ts';
import { type Credit, findPicture, type PublishedPictures } from './published-picture.ts';

export function productDocuments(pictures: PublishedPictures, clock: SeedClock): SeedDocument<StoredProduct>[] {
  const slugs = new Set<string>();
  return allPrints.map((print) => {
    const printed = findPicture(pictures, print.picture);
    const photograph = allPhotographs.find(({ key }) => key === print.picture);
    if (!photograph) throw new Error(`Nobody took the printed picture "${print.picture}"`);
    const shown = [print.picture, ...print.alsoShows].map((key) => findPicture(pictures, key));
    const title = printed.credit?.title ?? photograph.title;
    const slug = makeSlug(title, (candidate) => slugs.has(candidate));
    slugs.add(slug);
    const sizes = printSizes(print.prices, printed.stored, print.editions);
    const frames = print.frames.map(findFrame);
    return {
      path: `products/${seedId('product', print.picture)}`,
      data: sampleProduct({
        slug,
        owner: buildByline(photograph.owner),
        title,
        ...buildTexts(print, printed.credit),
        imageIds: shown.map(({ imageId }) => imageId),
        pictures: shown.map(({ stored }) => stored),
        publicImageIds: shown.filter(({ isPublic }) => isPublic).map(({ imageId }) => imageId),
        sizes,
        frames,
        minPrice: minPrice(sizes, frames),
        status: print.status,
        createdAt: clock.computeMoment(print.picture, print.daysAgo + 1),
        publishedAt: print.status === 'approved' ? clock.computeMoment(print.picture, print.daysAgo) : null,
      }),
    };
  });
}

function buildTexts(
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

function findFrame(id: string): Frame {
  const frame = printOptions.frames.find((candidate) => candidate.id === id);
  if (!frame) throw new Error(`There is no frame "${id}"`);
  return frame;
}

/** Returns one size for each price, in the outline nearest to that of a picture of `width` × `height` pixels. */
export function printSizes(
  prices: readonly number[],
  picture: { width: number; height: number },
  editions: Print['editions'] = [],
): PrintSize[] {
  const isUpright = picture.height > picture.width;
  const ratio = isUpright ? picture.height / picture.width : picture.width / picture.height;
  const distance = (outline: (typeof printOptions.sizes)[number]) =>
    Math.abs(Math.log(outline.ratio[0] / outline.ratio[1] / ratio));
  const [nearest] = printOptions.sizes.toSorted((a, b) => distance(a) - distance(b));
  return prices.map((price, step) => {
    const size = nearest?.sizes[step];
    if (!size) throw new RangeError(`There are fewer print sizes than ${prices.length} prices`);
    const [long, short] = size;
    const [width, height] = isUpright ? [short, long] : [long, short];
    const options = { ...availability(editions[step]), ppi: null, returned: [] };
    return { id: `${width}x${height}`, width, height, price, ...options };
  });
}

/** Whatever is sold of an edition was accepted, and has its number. */
function availability(edition: Print['editions'][number] | undefined) {
  return edition ? { ...edition, issued: edition.sold } : { edition: null, sold: 0, issued: 0 };
}
