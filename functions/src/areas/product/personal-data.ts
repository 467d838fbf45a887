import { deleteProductsOf, type Product, readProductsOf } from '../../data/products.ts';

/** The person's products, in every state. */
export function collectProductsOf(userId: string): Promise<Product[]> {
  return readProductsOf(userId);
}

/** Deletes the person's products. */
export async function eraseProductsOf(userId: string): Promise<void> {
  await deleteProductsOf(userId);
}
