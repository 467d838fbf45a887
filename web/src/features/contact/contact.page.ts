import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { shippingQuery } from '#entities/order/shipping-query.ts';
import { definePage } from '#lib/pages/define-page.ts';

export const contact = definePage({
  path: PUBLIC_PAGES.contact,
  load: () => import('./contact-page.tsx'),
  loadParts: () => import('./contact-form.tsx'),
  read: async ({ read }) => ({ data: await read(shippingQuery) }),
  server: import.meta.env.SSR && {
    sources: ['features/contact/contact-page.tsx', 'features/contact/contact-form.tsx'],
  },
});
