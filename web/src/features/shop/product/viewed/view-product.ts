import { countView } from '#entities/engagement/count-view.ts';
import { rememberViewed } from './viewed-products.ts';

/** Remembers in this browser that a print was looked at, and counts it for its artist. */
export async function viewProduct(slug: string, productId: string): Promise<void> {
  rememberViewed(slug);
  await countView.print(productId);
}
