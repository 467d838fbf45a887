import type { ProductDetail } from '@aperture-byline/contract/product';
import { isContentSlug } from '@aperture-byline/contract/slug';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, getData } from '#lib/api.ts';

async function getProduct(slug: string, signal: AbortSignal): Promise<ProductDetail | null> {
  if (!isContentSlug(slug)) return null;
  try {
    return await getData<ProductDetail>(`/product/${slug}`, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** A print on sale, or null where there is none under `slug`. */
export function productQuery(slug: string) {
  return queryOptions({
    queryKey: ['product', slug],
    queryFn: ({ signal }) => getProduct(slug, signal),
  });
}
