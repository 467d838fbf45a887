import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { SEARCH_KINDS } from '@aperture-byline/contract/search/wire';
import { parsePage } from '@aperture-byline/contract/shared/api/pagination';
import { searchQuery } from '#entities/search/queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import { definePage, redirectToPage } from '#lib/pages/define-page.ts';
import { describeSection } from '#lib/pages/metadata.ts';

export const search = definePage({
  path: PUBLIC_PAGES.search,
  load: () => import('./search-page.tsx'),
  read: async ({ read, search }) => {
    const q = search.get('q')?.trim();
    if (!q) return { data: { isSelection: false } };
    const requested = parsePage(search.get('page'));
    const kind = SEARCH_KINDS.find((known) => known === search.get('kind'));
    const { pagination } = await read(searchQuery(q, kind, requested));
    const elsewhere = pagination && redirectToPage(paths.search, search, { requested, found: pagination.page });
    return elsewhere ?? { data: { isSelection: true } };
  },
  server: import.meta.env.SSR && {
    sources: ['features/search/search-page.tsx'],
    sitemap: {},
    caching: ({ isSelection }) => ({ kind: isSelection ? 'searches' : 'minutes' }),
    head: ({ siteUrl, data: { isSelection } }) =>
      describeSection(siteUrl, {
        name: 'Search',
        description: 'Photographs, stories, exhibitions, prints and photographers of the house, found by words.',
        address: pageAddresses(siteUrl).search,
        isSelection,
      }),
  },
});
