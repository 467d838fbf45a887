import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { parsePage } from '@aperture-byline/contract/shared/api/pagination';
import { archiveQuery, exhibitionsQuery } from '#entities/exhibition/queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import { definePage, redirectToPage } from '#lib/pages/define-page.ts';
import { describeSection } from '#lib/pages/metadata.ts';

export const exhibitions = definePage({
  path: PUBLIC_PAGES.exhibitions,
  load: () => import('./exhibitions-page.tsx'),
  read: async ({ read, search }) => {
    const requested = parsePage(search.get('page'));
    const [{ pagination }, ongoing] = await Promise.all([
      read(archiveQuery(search.get('year'), requested)),
      read(exhibitionsQuery('ongoing')),
      read(exhibitionsQuery('upcoming')),
    ]);
    return (
      redirectToPage(paths.exhibitions, search, { requested, found: pagination.page }) ?? {
        data: { picture: ongoing[0]?.banner },
      }
    );
  },
  server: import.meta.env.SSR && {
    sources: ['features/exhibitions/exhibitions-page.tsx'],
    sitemap: { lists: 'exhibition-pages' },
    caching: () => ({ kind: 'openings' }),
    head: ({ siteUrl, data: { picture } }) =>
      describeSection(siteUrl, {
        name: 'Exhibitions',
        description: 'Photography exhibitions that are open now, those to come, and those that have closed.',
        address: pageAddresses(siteUrl).exhibitions,
        picture,
      }),
  },
});
