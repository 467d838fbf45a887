import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { lettersQuery } from '#entities/letter/queries.ts';
import { definePage } from '#lib/pages/define-page.ts';
import { describeSection } from '#lib/pages/metadata.ts';

export const letters = definePage({
  path: PUBLIC_PAGES.letters,
  load: () => import('./letters-page.tsx'),
  read: async ({ read }) => {
    await read(lettersQuery);
    return { data: null };
  },
  server: import.meta.env.SSR && {
    sources: ['features/letters/letters-page.tsx'],
    sitemap: {},
    caching: () => ({ kind: 'minutes' }),
    head: ({ siteUrl }) =>
      describeSection(siteUrl, {
        name: 'Letters',
        description: `News from ${PRODUCT_NAME}: the letters that went out to everybody who asked for them.`,
        address: pageAddresses(siteUrl).letters,
      }),
  },
});
