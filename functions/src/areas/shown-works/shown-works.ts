import { isId, isSlug } from '@aperture-byline/contract/shared/ids';
import {
  EXHIBITION_IMAGES_MAX,
  type ExhibitionPrint,
  type ImageWorks,
  type PhotographLink,
  type PrintLink,
  type PrintOfPhotograph,
  type ProductWorks,
  type ShownPrint,
  type StoryWorks,
} from '@aperture-byline/contract/work/wire';
import { canReadExhibitionImages } from '../../access/access.ts';
import { isVisibleNow } from '../../access/visible-images.ts';
import { readImage, readImages } from '../../data/images/images.ts';
import { publicImagesOf, publicProductsOf } from '../../data/page-index/memberships.ts';
import { readPage } from '../../data/page-index/page-indexes.ts';
import { readBlogBySlug, readBlogsWith } from '../../data/works/blogs.ts';
import { readExhibition, readOpenExhibitionsWith } from '../../data/works/exhibitions.ts';
import {
  IMAGES_IN_QUERY,
  type Offered,
  type ProductCard,
  readProductBySlug,
  readProducts,
  readProductsOfImages,
  readProductsWith,
} from '../../data/works/products.ts';
import { ApiError } from '../../lib/errors.ts';
import { toPicture } from '../../lib/pictures/picture-addresses.ts';
import { listShownImages } from '../../lib/pictures/shown-images.ts';
import { hasClosed, isPublicImage, isPublicWork } from '../../publication/visibility.ts';

const MAX = { prints: 4, exhibitions: 6, stories: 6, morePhotographs: 8 } as const;
/** Newest photographs of somebody that are looked at for those that are not shown already. */
const LOOKED_AT_MAX = 100;

/** Reads the public works that show an image that everybody may see, and more of its photographer. Throws NOT_FOUND. */
export async function getImageWorks(id: unknown): Promise<ImageWorks> {
  const image = isId(id) ? await readImage(id) : null;
  if (!image || !(await isVisibleNow(image))) throw new ApiError('NOT_FOUND');
  const [products, places] = await Promise.all([
    readProductsWith([image.id], MAX.prints),
    readPlaces([image.id], image.owner.userId),
  ]);
  return { prints: listPrintsOf(image.id, products).slice(0, MAX.prints), ...places };
}

/** The public photographs of a print on sale, and where else they are shown. Throws NOT_FOUND. */
export async function getProductWorks(slug: unknown): Promise<ProductWorks> {
  const product = isSlug(slug) ? await readProductBySlug(slug) : null;
  if (!product) throw new ApiError('NOT_FOUND');
  const shown = listShown(product).filter(isId).slice(0, IMAGES_IN_QUERY);
  const images = (await readImages(shown)).filter(isPublicImage);
  const places = await readPlaces(
    images.map(({ id }) => id),
    product.owner.userId,
  );
  return { photographs: images.map(({ id, title }) => ({ imageId: id, title })), ...places };
}

/** Reads other works that the author of an approved story made public lately. Throws NOT_FOUND. */
export async function getStoryWorks(slug: unknown): Promise<StoryWorks> {
  const story = isSlug(slug) ? await readBlogBySlug(slug) : null;
  if (!story) throw new ApiError('NOT_FOUND');
  const { userId } = story.creator;
  const shown = listShownImages(story);
  const [morePhotographs, own, newest] = await Promise.all([
    readMorePhotographs(userId, shown),
    readProductsWith(shown.filter(isId).slice(0, IMAGES_IN_QUERY), MAX.prints),
    readNewestPrints(userId),
  ]);
  const prints = new Map([...own, ...newest].map((product) => [product.id, product]));
  return { morePhotographs, prints: [...prints.values()].slice(0, MAX.prints).flatMap(toShownPrint) };
}

/** Lists the cheapest prints of the photographs of an exhibition; none before the opening. */
export async function listExhibitionPrints(id: unknown): Promise<ExhibitionPrint[]> {
  const exhibition = isId(id) ? await readExhibition(id) : null;
  const now = new Date();
  if (!exhibition) return [];
  if (!canReadExhibitionImages(exhibition, null, now) && !hasClosed(exhibition, now)) return [];
  const ids = exhibition.imageIds.filter(isId).slice(0, EXHIBITION_IMAGES_MAX);
  return listCheapestPrints(ids, await readProductsOfImages(ids));
}

/** Lists the cheapest print of each photograph, else the cheapest that shows it. */
export function listCheapestPrints(
  imageIds: readonly string[],
  products: readonly Offered<ProductCard>[],
): ExhibitionPrint[] {
  return imageIds.flatMap((imageId) => {
    const [print] = listPrintsOf(imageId, products);
    return print ? [{ imageId, ...print }] : [];
  });
}

/** Lists the prints of a photograph, then those that only show it, each from the cheapest on. */
function listPrintsOf(imageId: string, products: readonly Offered<ProductCard>[]): PrintOfPhotograph[] {
  return (
    products
      // The print's own copy of the picture may have been withheld.
      .filter((product) => listShown(product).includes(imageId))
      .map((product) => ({ ...toPrintLink(product), isPrinted: product.printedImageId === imageId }))
      .sort((one, other) => Number(other.isPrinted) - Number(one.isPrinted) || one.minPrice - other.minPrice)
  );
}

function listShown({ pictures }: Pick<ProductCard, 'pictures'>): string[] {
  return pictures.map(({ imageId }) => imageId);
}

function toPrintLink({ slug, title, minPrice }: Offered<ProductCard>): PrintLink {
  return { slug, title, minPrice };
}

/** Returns the print with its picture; none where that is withheld. */
function toShownPrint(product: Offered<ProductCard>): ShownPrint[] {
  const [picture] = product.pictures;
  return picture ? [{ ...toPrintLink(product), picture: toPicture(picture) }] : [];
}

async function readPlaces(imageIds: readonly string[], ownerId: number): Promise<Omit<ImageWorks, 'prints'>> {
  const [exhibitions, stories, morePhotographs] = await Promise.all([
    readOpenExhibitionsWith(imageIds, { now: new Date(), limit: MAX.exhibitions }),
    readBlogsWith(imageIds, MAX.stories),
    readMorePhotographs(ownerId, imageIds),
  ]);
  return {
    exhibitions: exhibitions.map(({ id, title }) => ({ exhibitionId: id, title })),
    stories: stories.map(({ slug, title }) => ({ slug, title })),
    morePhotographs,
  };
}

async function readNewestPrints(ownerId: number): Promise<Offered<ProductCard>[]> {
  const { ids } = await readPage(publicProductsOf(String(ownerId)), { page: 1, pageSize: MAX.prints });
  return (await readProducts(ids)).filter(isPublicWork);
}

/** The photographer's newest public photographs but these. */
async function readMorePhotographs(ownerId: number, others: readonly string[]): Promise<PhotographLink[]> {
  const pageSize = Math.min(MAX.morePhotographs + others.length, LOOKED_AT_MAX);
  const { ids } = await readPage(publicImagesOf(String(ownerId)), { page: 1, pageSize });
  const more = ids.filter((id) => !others.includes(id)).slice(0, MAX.morePhotographs);
  const images = (await readImages(more)).filter(isPublicImage);
  return images.map(({ id, title, picture }) => ({ imageId: id, title, picture: toPicture(picture) }));
}
