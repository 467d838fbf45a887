import { printSize, type StoredProduct, storedProduct } from '@aperture-byline/contract/product/stored';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type InferOutput, is, pick } from 'valibot';
import { isSoldOut } from '../../lib/order/products.ts';
import { isOfferedPrint, withPublicPictures } from '../../publication/visibility.ts';
import { defineCollection, ownedBy, type WithId } from '../core/collection.ts';
import { splitIntoParts } from '../core/firestore.ts';

const CARD_FIELDS = [
  'slug',
  'owner',
  'title',
  'introduction',
  'pictures',
  'publicImageIds',
  'printedImageId',
  'minPrice',
  'status',
] as const;

/** Limit of images that one query may look for. */
export const IMAGES_IN_QUERY = 30;
/** Fields that a list shows: texts, sizes and frames stay in the database. */
const productCard = pick(storedProduct, CARD_FIELDS);
/** Fields that a cart shows and that the price of an order is computed from. */
const productOffer = pick(storedProduct, [...CARD_FIELDS, 'imageIds', 'sizes', 'frames']);
const products = defineCollection('products', storedProduct);
export const queryProducts = ownedBy(products, 'owner.userId');
const cards = defineCollection('products', productCard, { isPartial: true });
const offers = defineCollection('products', productOffer, { isPartial: true });

export type Product = WithId<StoredProduct>;
export type ProductCard = WithId<InferOutput<typeof productCard>>;
export type ProductOffer = WithId<InferOutput<typeof productOffer>>;

/** A print that can be on sale: it has an address, a price, and a public image that is printed. */
export type Offered<P> = P & { minPrice: number };

export function isOffered<P extends ProductCard>(product: P): product is Offered<P> {
  return product.slug !== '' && isOfferedPrint(product);
}

/** In the order of the ids and in any state; what is gone, or can't be on sale, is left out. */
export async function readProductOffers(ids: readonly string[]): Promise<Offered<ProductOffer>[]> {
  return (await offers.readMany(ids)).map(withPublicPictures).filter(isOffered);
}

/** Sizes of a stored list that can't be parsed: they stay in the document when the others are written. */
export function findUnreadableSizes(document: DocumentSnapshot): unknown[] {
  const sizes: unknown = document.get('sizes');
  return Array.isArray(sizes) ? sizes.filter((size) => !is(printSize, size)) : [];
}

export function parseProduct(snapshot: DocumentSnapshot): Product | null {
  const product = products.parse(snapshot);
  return product && withPublicPictures(product);
}

/** In the order of the ids; what is gone, or can't be on sale, is left out. */
export async function readProducts(ids: readonly string[]): Promise<Offered<ProductCard>[]> {
  return (await cards.readMany(ids)).map(withPublicPictures).filter(isOffered);
}

/** Reads approved products of thirty images at most: prints of them, then what only shows them, cheapest first. */
export async function readProductsWith(imageIds: readonly string[], limit: number): Promise<Offered<ProductOffer>[]> {
  if (imageIds.length === 0) return [];
  // Not those without a price.
  const onSale = products.documents().where('status', '==', 'approved').where('minPrice', '>=', 0);
  const cheapest = onSale.orderBy('minPrice').limit(limit);
  const printing = await offers.query(cheapest.where('printedImageId', 'in', imageIds));
  const showing =
    printing.length < limit ? await offers.query(cheapest.where('imageIds', 'array-contains-any', imageIds)) : [];
  const known = new Set(printing.map(({ id }) => id));
  return [...printing, ...showing.filter(({ id }) => !known.has(id))]
    .map(withPublicPictures)
    .filter(isOffered)
    .filter(({ sizes }) => sizes.some((size) => !isSoldOut(size)));
}

/** Reads the products of `readProductsWith` for any number of images; one that shows several may come twice. */
export async function readProductsOfImages(imageIds: readonly string[]): Promise<Offered<ProductOffer>[]> {
  const groups = splitIntoParts(imageIds, IMAGES_IN_QUERY);
  return (await Promise.all(groups.map((group) => readProductsWith(group, 2 * IMAGES_IN_QUERY)))).flat();
}

export async function readProductBySlug(slug: string): Promise<Offered<Product> | null> {
  const approved = products.documents().where('status', '==', 'approved');
  const found = await products.query(approved.where('slug', '==', slug).limit(1));
  const [product] = found.map(withPublicPictures).filter(isOffered);
  return product ?? null;
}
