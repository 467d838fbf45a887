import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { shippingQuery } from '#entities/order/shipping-query.ts';
import { definePage } from '#lib/pages/define-page.ts';

export const termsOfService = definePage({
  path: PUBLIC_PAGES.termsOfService,
  load: () => import('./terms-of-service-page.tsx'),
  read: async ({ read }) => ({ data: await read(shippingQuery) }),
  server: import.meta.env.SSR && {
    sources: ['features/legal/terms-of-service-page.tsx'],
  },
});
