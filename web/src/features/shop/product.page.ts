import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { shippingQuery } from '#entities/order/shipping-query.ts';
import { productQuery } from '#entities/product/queries.ts';
import { productWorksQuery } from '#entities/shown-works/queries.ts';
import { definePage } from '#lib/pages/define-page.ts';

export const product = definePage({
  path: PUBLIC_PAGES.product,
  load: () => import('./product-page.tsx'),
  loadParts: () => import('./product/product-works.tsx'),
  read: async ({ read, params: { slug = '' } }) => {
    const data = await read(productQuery(slug));
    if (data === null) return 'missing';
    await Promise.all([read(productWorksQuery(slug)), read(shippingQuery)]);
    return { data };
  },
  server: import.meta.env.SSR && {
    sources: ['features/shop/product-page.tsx', 'features/shop/product/product-works.tsx'],
  },
});
