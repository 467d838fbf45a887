import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { parsePage } from '@aperture-byline/contract/shared/api/pagination';
import { photographersQuery } from '#entities/user/queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import { definePage, redirectToPage } from '#lib/pages/define-page.ts';
import { describeSection } from '#lib/pages/metadata.ts';

export const photographers = definePage({
  path: PUBLIC_PAGES.photographers,
  load: () => import('./photographers-page.tsx'),
  read: async ({ read, search }) => {
    const requested = parsePage(search.get('page'));
    const answer = await read(photographersQuery(requested, search.get('sort')));
    const { page } = answer.pagination;
    return (
      redirectToPage(paths.photographers, search, { requested, found: page }) ?? {
        data: { page, picture: answer.photographers[0]?.picture },
      }
    );
  },
  server: import.meta.env.SSR && {
    sources: ['features/photographers/photographers-page.tsx'],
    sitemap: { lists: 'photographers' },
    caching: () => ({ kind: 'minutes' }),
    head: ({ siteUrl, data }) =>
      describeSection(siteUrl, {
        name: 'Photographers',
        description: 'Everybody who shows work here, with their newest work, exhibitions, stories and prints.',
        address: pageAddresses(siteUrl).photographers,
        ...data,
      }),
  },
});
