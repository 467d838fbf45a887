import { isPublicPage, type PublicPageName } from '@aperture-byline/contract/pages/page-table';
import { SEARCH_KINDS } from '@aperture-byline/contract/search/wire';
import { SHOP_PAGE_SIZE } from '@aperture-byline/contract/shared/constants';
import { isId, isUserId } from '@aperture-byline/contract/shared/ids';
import { parsePage } from '@aperture-byline/contract/shared/pagination';
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Params } from 'react-router';
import { guestBookQuery } from '#entities/exhibition/guest-book/guest-book-query.ts';
import {
  archiveQuery,
  catalogueQuery,
  exhibitionQuery,
  exhibitionsQuery,
} from '#entities/exhibition/queries.ts';
import {
  carouselQuery,
  exhibitionImagesQuery,
  galleryPageQuery,
  imageCommentsQuery,
  imageDetailsQuery,
  publicImagesQuery,
} from '#entities/image/queries.ts';
import { letterQuery, lettersQuery } from '#entities/letter/queries.ts';
import { certificateQuery } from '#entities/order/certificate-query.ts';
import { shippingQuery } from '#entities/order/shipping-query.ts';
import { productQuery, productsOfQuery, productsQuery, shopIntroQuery } from '#entities/product/queries.ts';
import {
  exploreImagesQuery,
  explorePrintsQuery,
  hasFilters,
  readImageFilters,
  readPrintFilters,
  searchQuery,
} from '#entities/search/queries.ts';
import { exhibitionPrintsQuery, imageWorksQuery, productWorksQuery } from '#entities/shown-works/queries.ts';
import { previewedStoryQuery } from '#entities/story/preview-query.ts';
import {
  introStoriesQuery,
  recentStoriesQuery,
  storiesQuery,
  storyCommentsQuery,
  storyQuery,
  userStoriesQuery,
} from '#entities/story/queries.ts';
import { photographersQuery, workCountsQuery } from '#entities/user/photographer-queries.ts';
import { publicProfileQuery } from '#entities/user/queries.ts';
import { findShownTabs, type WorkTab } from '#features/profile/public/shown-tabs.ts';
import { relatedStoriesQuery } from '#features/stories/story/related.ts';
import { ApiError } from '#lib/api.ts';
import { paths } from '#lib/paths.ts';
import { pageAt } from './pages.ts';

/** What the address of a page says, and how to read the data that it needs. */
interface PageRequest {
  params: Params;
  search: URLSearchParams;
  /** Reads into the query cache. Rejects where that fails. */
  read: <T, K extends QueryKey>(query: FetchQueryOptions<T, Error, T, K>) => Promise<T>;
}

/** Where a page has nothing to show at an address: nothing public is there, or it is at another path of this site. */
type PageOutcome = 'missing' | { redirect: string };

type ReadPage = (request: PageRequest) => Promise<PageOutcome | undefined>;

const EXHIBITION_STATES = ['ongoing', 'upcoming', 'past'] as const;

/** Reads what each public page shows first; null for one that shows the same at any time. */
const pageReads: Readonly<Record<PublicPageName, ReadPage | null>> = {
  home: async ({ read }) => {
    await Promise.all([read(carouselQuery), read(exhibitionsQuery('ongoing')), read(introStoriesQuery)]);
  },
  stories: async ({ read }) => {
    await Promise.all([read(introStoriesQuery), read(recentStoriesQuery), read(storiesQuery)]);
  },
  story: async ({ read, params: { slug = '' } }) => {
    const [story] = await read(storyQuery(slug));
    if (story === undefined) return 'missing';
    await Promise.all([read(storyCommentsQuery(story.id)), read(relatedStoriesQuery(story))]);
  },
  gallery: async ({ read, search }) => {
    const requested = parsePage(search.get('page'));
    const filters = readImageFilters(search);
    const { pagination } = await (hasFilters(filters)
      ? read(exploreImagesQuery(filters, requested))
      : read(galleryPageQuery(requested)));
    return redirectToPage(paths.gallery, search, { requested, found: pagination.page });
  },
  photographers: async ({ read, search }) => {
    const requested = parsePage(search.get('page'));
    const { pagination } = await read(photographersQuery(requested, search.get('sort')));
    return redirectToPage(paths.photographers, search, { requested, found: pagination.page });
  },
  exhibitions: async ({ read, search }) => {
    const requested = parsePage(search.get('page'));
    const [{ pagination }] = await Promise.all([
      read(archiveQuery(search.get('year'), requested)),
      read(exhibitionsQuery('ongoing')),
      read(exhibitionsQuery('upcoming')),
    ]);
    return redirectToPage(paths.exhibitions, search, { requested, found: pagination.page });
  },
  image: async ({ read, search }) => {
    const imageId = search.get('image');
    if (!isId(imageId)) return { redirect: paths.exhibitions };
    try {
      await Promise.all([
        read(imageDetailsQuery(imageId)),
        read(imageCommentsQuery(imageId)),
        read(imageWorksQuery(imageId)),
      ]);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { redirect: paths.exhibitions };
      throw error;
    }
  },
  exhibition: async ({ read, params: { exhibitionId = '' } }) => {
    const { exhibition, open } = await read(exhibitionQuery(exhibitionId));
    if (exhibition === null) return 'missing';
    if (!open && exhibition.state !== 'past') return;
    await Promise.all([
      open ? read(exhibitionImagesQuery(exhibitionId)) : read(catalogueQuery(exhibitionId)),
      read(exhibitionPrintsQuery(exhibitionId)),
      read(guestBookQuery(exhibitionId)),
    ]);
  },
  shop: async ({ read, search }) => {
    const requested = parsePage(search.get('page'));
    const filters = readPrintFilters(search);
    const [totalPages] = await Promise.all([
      hasFilters(filters)
        ? read(explorePrintsQuery(filters, requested)).then(({ pagination }) => pagination.totalPages)
        : read(productsQuery(requested, SHOP_PAGE_SIZE)).then((answer) => answer.totalPages),
      read(shopIntroQuery),
    ]);
    return redirectToPage(paths.shop, search, { requested, found: Math.min(requested, totalPages) });
  },
  product: async ({ read, params: { slug = '' } }) => {
    if ((await read(productQuery(slug))) === null) return 'missing';
    await Promise.all([read(productWorksQuery(slug)), read(shippingQuery)]);
  },
  profile: async ({ read, params: { userId = '' }, search }) => {
    if (!isUserId(userId)) return 'missing';
    const [[profile], counts] = await Promise.all([
      read(publicProfileQuery(userId)),
      read(workCountsQuery(userId)),
    ]);
    if (profile === undefined) return 'missing';
    const shown = findShownTabs(counts);
    await readTab(shown.find((tab) => tab === search.get('tab')) ?? shown[0]);

    async function readTab(tab: WorkTab | undefined): Promise<void> {
      if (tab === 'stories') await read(userStoriesQuery(userId));
      else if (tab === 'prints') await read(productsOfQuery(userId, parsePage(search.get('page'))));
      else if (tab === 'exhibitions')
        await Promise.all(EXHIBITION_STATES.map((state) => read(exhibitionsQuery(state, userId))));
      else await read(publicImagesQuery(userId, parsePage(search.get('page'))));
    }
  },
  certificate: async ({ read, params: { code = '' } }) => {
    if ((await read(certificateQuery(code))) === null) return 'missing';
  },
  preview: async ({ read, params: { token = '' } }) => {
    const preview = await read(previewedStoryQuery(token));
    if (preview === null) return 'missing';
    if (preview.isPublic) return { redirect: paths.story(preview.story.slug) };
  },
  letters: async ({ read }) => {
    await read(lettersQuery);
  },
  letter: async ({ read, params: { letterId = '' } }) => {
    if ((await read(letterQuery(letterId))) === null) return 'missing';
  },
  search: async ({ read, search }) => {
    const q = search.get('q')?.trim();
    if (!q) return;
    const requested = parsePage(search.get('page'));
    const kind = SEARCH_KINDS.find((known) => known === search.get('kind'));
    const { pagination } = await read(searchQuery(q, kind, requested));
    if (pagination) return redirectToPage(paths.search, search, { requested, found: pagination.page });
  },
  privacyPolicy: null,
  termsOfService: ({ read }) => readShipping(read),
  contact: ({ read }) => readShipping(read),
};

async function readShipping(read: PageRequest['read']): Promise<undefined> {
  await read(shippingQuery);
}

/** Reads what the page at this address shows first, unless it is in the cache and fresh. */
export async function readPage(address: URL, queryClient: QueryClient): Promise<PageOutcome | undefined> {
  const found = pageAt(address.pathname);
  if (found === undefined) return 'missing';
  if (!isPublicPage(found.page.name)) return undefined;
  return pageReads[found.page.name]?.({
    params: found.params,
    search: address.searchParams,
    read: (query) => queryClient.fetchQuery(query),
  });
}

/** Past its end, a list answers its last page: that one has an address of its own. */
function redirectToPage(
  path: string,
  search: URLSearchParams,
  { requested, found }: { requested: number; found: number },
): PageOutcome | undefined {
  if (requested === found) return undefined;
  const next = new URLSearchParams(search);
  next.set('page', String(found));
  return { redirect: `${path}?${next}` };
}
