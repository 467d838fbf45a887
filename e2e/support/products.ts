import type { ProductDetail, ProductPage } from '@aperture-byline/contract/product/wire';
import { readApi } from './suite.ts';

let slugs: Promise<string[]> | undefined;
const details = new Map<string, Promise<ProductDetail>>();

/**
 * The suite's products, the oldest first: those of the seed, which no test changes. A test process reads each once, and only as many
 * as it looks at.
 */
export async function* readProducts(): AsyncGenerator<ProductDetail> {
  slugs ??= readApi<ProductPage>('/product?page=1&pageSize=40').then(({ products }) =>
    products.map(({ slug }) => slug).toReversed(),
  );
  for (const slug of await slugs) {
    const detail = details.get(slug) ?? readApi<ProductDetail>(`/product/${slug}`);
    details.set(slug, detail);
    yield detail;
  }
}
