import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { parsePage } from '@aperture-byline/contract/shared/api/pagination';
import { SHOP_PAGE_SIZE } from '@aperture-byline/contract/shared/constants';
import { productsQuery, shopIntroQuery } from '#entities/product/queries.ts';
import { explorePrintsQuery, hasFilters, readPrintFilters } from '#entities/search/queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import { definePage, redirectToPage } from '#lib/pages/define-page.ts';
import { describeSection } from '#lib/pages/metadata.ts';

export const shop = definePage({
  path: PUBLIC_PAGES.shop,
  load: () => import('./shop-page.tsx'),
  read: async ({ read, search }) => {
    const requested = parsePage(search.get('page'));
    const filters = readPrintFilters(search);
    const isSelection = hasFilters(filters);
    const [{ products, totalPages }] = await Promise.all([
      isSelection
        ? read(explorePrintsQuery(filters, requested)).then(({ products, pagination }) => ({
            products,
            totalPages: pagination.totalPages,
          }))
        : read(productsQuery(requested, SHOP_PAGE_SIZE)),
      read(shopIntroQuery),
    ]);
    return (
      redirectToPage(paths.shop, search, { requested, found: Math.min(requested, totalPages) }) ?? {
        data: { isSelection, page: requested, picture: products[0]?.picture },
      }
    );
  },
  server: import.meta.env.SSR && {
    sources: ['features/shop/shop-page.tsx'],
    sitemap: { lists: 'product-pages' },
    caching: ({ isSelection }) => ({ kind: isSelection ? 'searches' : 'minutes' }),
    head: ({ siteUrl, data }) =>
      describeSection(siteUrl, {
        name: 'Shop',
        description: 'Photographs by the artists of the house, printed to order and framed by hand.',
        address: pageAddresses(siteUrl).shop,
        ...data,
      }),
  },
});
