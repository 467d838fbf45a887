import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import type { JsonLd } from '@aperture-byline/contract/pages/page-metadata';
import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { PRODUCT_NAME, TAGLINE } from '@aperture-byline/contract/shared/constants';
import { exhibitionsQuery } from '#entities/exhibition/queries.ts';
import { carouselQuery } from '#entities/image/queries.ts';
import { homePrintsQuery } from '#entities/product/queries.ts';
import { introStoriesQuery } from '#entities/story/queries.ts';
import { definePage } from '#lib/pages/define-page.ts';
import { houseId, LANGUAGE, organization } from '#lib/pages/json-ld.ts';
import { shareImage, toMetadata } from '#lib/pages/metadata.ts';

export const home = definePage({
  path: PUBLIC_PAGES.home,
  load: () => import('./home-page.tsx'),
  read: async ({ read }) => {
    const [carousel] = await Promise.all([
      read(carouselQuery),
      read(exhibitionsQuery('ongoing')),
      read(exhibitionsQuery('upcoming')),
      read(homePrintsQuery),
      read(introStoriesQuery),
    ]);
    return { data: { picture: carousel[0]?.picture } };
  },
  server: import.meta.env.SSR && {
    sources: ['features/home/home-page.tsx'],
    sitemap: {},
    caching: () => ({ kind: 'openings' }),
    head: ({ siteUrl, data: { picture } }) =>
      toMetadata({
        description: DESCRIPTION,
        canonical: pageAddresses(siteUrl).home,
        image: shareImage(siteUrl, picture),
        graph: [website(siteUrl), organization(siteUrl)],
      }),
  },
});

const DESCRIPTION = `${TAGLINE}: photographers show their work, hang exhibitions, write about how it was made, and sell it as framed prints.`;

function website(siteUrl: string): JsonLd {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: PRODUCT_NAME,
    url: `${siteUrl}/`,
    description: DESCRIPTION,
    inLanguage: LANGUAGE,
    publisher: { '@id': houseId(siteUrl) },
  };
}
