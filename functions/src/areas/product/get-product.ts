import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import { isSlug } from '@aperture-byline/contract/shared/ids';
import { readProductBySlug } from '../../data/products.ts';
import { ApiError } from '../../lib/errors.ts';
import { mapReadable } from '../../lib/parse.ts';
import { toDetail } from './mappers.ts';

/** An approved product. Throws NOT_FOUND. */
export async function getProduct(slug: unknown): Promise<ProductDetail> {
  const product = isSlug(slug) ? await readProductBySlug(slug) : null;
  const [detail] = mapReadable(product ? [product] : [], toDetail);
  if (!detail) throw new ApiError('NOT_FOUND');
  return detail;
}
