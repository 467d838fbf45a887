import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { definePage } from '#lib/pages/define-page.ts';
import { describeSection } from '#lib/pages/metadata.ts';

export const privacyPolicy = definePage({
  path: PUBLIC_PAGES.privacyPolicy,
  load: () => import('./privacy-policy-page.tsx'),
  read: async () => ({ data: null }),
  server: import.meta.env.SSR && {
    sources: ['features/legal/privacy-policy-page.tsx'],
    sitemap: {},
    caching: () => ({ kind: 'minutes' }),
    head: ({ siteUrl }) =>
      describeSection(siteUrl, {
        name: 'Privacy policy',
        description: `What ${PRODUCT_NAME} knows about you, what for, who else sees it, and what you can ask of us.`,
        address: pageAddresses(siteUrl).privacyPolicy,
      }),
  },
});
