import type { StoredProduct } from '@aperture-byline/contract/product/stored';
import { collection, deleteTrees, readDocuments, readQuery, type WithId } from './firestore.ts';

export type Product = WithId<StoredProduct>;

/** In the order of the ids; what is gone is left out. */
export function readProducts(ids: readonly string[]): Promise<Product[]> {
  return readDocuments('products', ids);
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
  return readQuery(productsOf(userId));
}

export function deleteProductsOf(userId: string): Promise<void> {
  return deleteTrees(productsOf(userId));
}
