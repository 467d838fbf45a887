import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { shippingQuery } from '#entities/product/queries.ts';
import { definePage } from '#lib/pages/define-page.ts';
import { describeSection } from '#lib/pages/metadata.ts';

export const contact = definePage({
  path: PUBLIC_PAGES.contact,
  load: () => import('./contact-page.tsx'),
  loadParts: () => import('./contact-form.tsx'),
  read: async ({ read }) => {
    await read(shippingQuery);
    return { data: null };
  },
  server: import.meta.env.SSR && {
    sources: ['features/contact/contact-page.tsx', 'features/contact/contact-form.tsx'],
    sitemap: {},
    caching: () => ({ kind: 'minutes' }),
    head: ({ siteUrl }) =>
      describeSection(siteUrl, {
        name: 'Contact us',
        description: 'Write to the house, and find answers on uploading, selling, prints and stories.',
        address: pageAddresses(siteUrl).contact,
      }),
  },
});
