import type { StoredProduct } from '@aperture-byline/contract/product/stored';
import { collection, deleteTrees, readAll, readDocuments, readQuery, type WithId } from './firestore.ts';

export type Product = WithId<StoredProduct>;

/** What a list shows: texts, sizes and frames stay in the database. */
const CARD_FIELDS = [
  'slug',
  'owner',
  'title',
  'introduction',
  'imageIds',
  'pictures',
  'minPrice',
  'status',
] as const;
export type ProductCard = WithId<Pick<StoredProduct, (typeof CARD_FIELDS)[number]>>;

/** What a cart shows and an order is priced by. */
const OFFER_FIELDS = [...CARD_FIELDS, 'sizes', 'frames'] as const;
export type ProductOffer = WithId<Pick<StoredProduct, (typeof OFFER_FIELDS)[number]>>;

/** In the order of the ids and in any state; what is gone is left out. */
export function readProductOffers(ids: readonly string[]): Promise<ProductOffer[]> {
  return readDocuments('products', ids, OFFER_FIELDS);
}

/** In the order of the ids; what is gone is left out. */
export function readProducts(ids: readonly string[]): Promise<ProductCard[]> {
  return readDocuments('products', ids, CARD_FIELDS);
}

/** The approved product with this slug, or null. */
export async function readProductBySlug(slug: string): Promise<Product | null> {
  const [product] = await readQuery<StoredProduct>(
    collection('products').where('status', '==', 'approved').where('slug', '==', slug).limit(1),
  );
  return product ?? null;
}

function productsOf(userId: string) {
  return collection('products').where('owner.userId', '==', Number(userId));
}

/** In any state. */
export function readProductsOf(userId: string): Promise<Product[]> {
  return readAll(productsOf(userId));
}

export function deleteProductsOf(userId: string): Promise<void> {
  return deleteTrees(productsOf(userId));
}
