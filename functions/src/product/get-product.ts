import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import { isSlug } from '@aperture-byline/contract/shared/ids';
import { mapReadable } from '../platform/database/readable.ts';
import { Refusal } from '../platform/refusal.ts';
import { readProductBySlug } from './store.ts';
import { toDetail } from './wire.ts';

/** An approved product. Throws NOT_FOUND. */
export async function getProduct(slug: unknown): Promise<ProductDetail> {
  const product = isSlug(slug) ? await readProductBySlug(slug) : null;
  const [detail] = mapReadable(product ? [product] : [], toDetail);
  if (!detail) throw new Refusal('NOT_FOUND');
  return detail;
}
