import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { payoutTermsQuery, shippingQuery } from '#entities/product/queries.ts';
import { definePage } from '#lib/pages/define-page.ts';
import { describeSection } from '#lib/pages/metadata.ts';

export const termsOfService = definePage({
  path: PUBLIC_PAGES.termsOfService,
  load: () => import('./terms-of-service-page.tsx'),
  read: async ({ read }) => {
    await Promise.all([read(shippingQuery), read(payoutTermsQuery)]);
    return { data: null };
  },
  server: import.meta.env.SSR && {
    sources: ['features/legal/terms-of-service-page.tsx'],
    sitemap: {},
    caching: () => ({ kind: 'minutes' }),
    head: ({ siteUrl }) =>
      describeSection(siteUrl, {
        name: 'Terms of service',
        description: `The agreement between you and ${PRODUCT_NAME}: accounts, your work, prints, and the law that applies.`,
        address: pageAddresses(siteUrl).termsOfService,
      }),
  },
});
