import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { parsePage } from '@aperture-byline/contract/shared/api/pagination';
import { galleryPageQuery } from '#entities/image/queries.ts';
import { exploreImagesQuery, hasFilters, readImageFilters } from '#entities/search/queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import { definePage, redirectToPage } from '#lib/pages/define-page.ts';
import { describeSection } from '#lib/pages/metadata.ts';

export const gallery = definePage({
  path: PUBLIC_PAGES.gallery,
  load: () => import('./gallery-page.tsx'),
  read: async ({ read, search }) => {
    const requested = parsePage(search.get('page'));
    const filters = readImageFilters(search);
    const isSelection = hasFilters(filters);
    const { data, pagination } = await (isSelection
      ? read(exploreImagesQuery(filters, requested))
      : read(galleryPageQuery(requested)));
    const { page } = pagination;
    return (
      redirectToPage(paths.gallery, search, { requested, found: page }) ?? {
        data: { isSelection, page, picture: data[0]?.picture },
      }
    );
  },
  server: import.meta.env.SSR && {
    sources: ['features/gallery/gallery-page.tsx'],
    sitemap: { lists: 'images' },
    caching: ({ isSelection }) => ({ kind: isSelection ? 'searches' : 'openings' }),
    head: ({ siteUrl, data }) =>
      describeSection(siteUrl, {
        name: 'Gallery',
        description: 'Photographs from the artists of the house, newest first, each whole and with its story.',
        address: pageAddresses(siteUrl).gallery,
        ...data,
      }),
  },
});
