import { SHOP_PAGE_SIZE } from '@aperture-byline/contract/shared/constants';
import { isId, isUserId } from '@aperture-byline/contract/shared/ids';
import { parsePage } from '@aperture-byline/contract/shared/pagination';
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Params } from 'react-router';
import { exhibitionQuery, exhibitionsQuery } from '#entities/exhibition/queries.ts';
import {
  carouselQuery,
  exhibitionImagesQuery,
  galleryPageQuery,
  imageCommentsQuery,
  imageDetailsQuery,
  publicImagesQuery,
} from '#entities/image/queries.ts';
import { productQuery, productsQuery, shopIntroQuery } from '#entities/product/queries.ts';
import {
  introStoriesQuery,
  recentStoriesQuery,
  storiesQuery,
  storyCommentsQuery,
  storyQuery,
  userStoriesQuery,
} from '#entities/story/queries.ts';
import { publicProfileQuery } from '#entities/user/queries.ts';
import { relatedStoriesQuery } from '#features/stories/story/related.ts';
import { ApiError } from '#lib/api.ts';
import { paths } from '#lib/paths.ts';

import { pageAt } from './pages.ts';

/** What the address of a page says, and how to read the data that it asks for. */
interface PageRequest {
  params: Params;
  search: URLSearchParams;
  /** Reads into the query cache. Rejects where that fails. */
  read: <T, K extends QueryKey>(query: FetchQueryOptions<T, Error, T, K>) => Promise<T>;
}

/** Where a page has nothing to show at an address: nothing public is there, or it is at another path of this site. */
export type PageOutcome = 'missing' | { redirect: string };

/** Reads what each page shows first, by its module. A page without one shows the same to everybody, or only to its owner. */
const reads: Readonly<Record<string, (request: PageRequest) => Promise<PageOutcome | undefined>>> = {
  'home/home-page': async ({ read }) => {
    await Promise.all([read(carouselQuery), read(exhibitionsQuery('ongoing')), read(introStoriesQuery)]);
  },
  'stories/stories-page': async ({ read }) => {
    await Promise.all([read(introStoriesQuery), read(recentStoriesQuery), read(storiesQuery)]);
  },
  'stories/story-page': async ({ read, params: { slug = '' } }) => {
    const [story] = await read(storyQuery(slug));
    if (story === undefined) return 'missing';
    await Promise.all([read(storyCommentsQuery(story.id)), read(relatedStoriesQuery(story))]);
  },
  'gallery/gallery-page': async ({ read, search }) => {
    const asked = parsePage(search.get('page'));
    const { pagination } = await read(galleryPageQuery(asked));
    return redirectToPage(paths.gallery, search, { asked, answered: pagination.page });
  },
  'exhibitions/exhibitions-page': async ({ read }) => {
    await Promise.all(
      (['ongoing', 'upcoming', 'past'] as const).map((state) => read(exhibitionsQuery(state))),
    );
  },
  'gallery/image-page': async ({ read, search }) => {
    const imageId = search.get('image');
    if (!isId(imageId)) return { redirect: paths.exhibitions };
    try {
      await Promise.all([read(imageDetailsQuery(imageId)), read(imageCommentsQuery(imageId))]);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { redirect: paths.exhibitions };
      throw error;
    }
  },
  'exhibitions/exhibition-page': async ({ read, params: { exhibitionId = '' } }) => {
    const found = await read(exhibitionQuery(exhibitionId));
    if (found.exhibition === null) return 'missing';
    if (found.open) await read(exhibitionImagesQuery(exhibitionId));
  },
  'shop/shop-page': async ({ read, search }) => {
    const asked = parsePage(search.get('page'));
    const [{ totalPages }] = await Promise.all([
      read(productsQuery(asked, SHOP_PAGE_SIZE)),
      read(shopIntroQuery),
    ]);
    return redirectToPage(paths.shop, search, { asked, answered: Math.min(asked, totalPages) });
  },
  'shop/product-page': async ({ read, params: { slug = '' } }) => {
    if ((await read(productQuery(slug))) === null) return 'missing';
  },
  'profile/public-profile-page': async ({ read, params: { userId = '' }, search }) => {
    if (!isUserId(userId)) return 'missing';
    const tab = search.get('tab');
    const [[profile]] = await Promise.all([read(publicProfileQuery(userId)), readWork(userId, tab)]);
    if (profile === undefined) return 'missing';

    async function readWork(owner: string, shown: string | null): Promise<void> {
      if (shown === 'stories') await read(userStoriesQuery(owner));
      else if (shown === 'exhibitions')
        await Promise.all(
          (['ongoing', 'upcoming', 'past'] as const).map((state) => read(exhibitionsQuery(state, owner))),
        );
      else await read(publicImagesQuery(owner, parsePage(search.get('page'))));
    }
  },
};

/** Reads what the page at this address shows first, unless it is in the cache and fresh. */
export async function readPage(address: URL, queryClient: QueryClient): Promise<PageOutcome | undefined> {
  const found = pageAt(address.pathname);
  if (found === undefined) return 'missing';
  return reads[found.page.module]?.({
    params: found.params,
    search: address.searchParams,
    read: (query) => queryClient.fetchQuery(query),
  });
}

/** Past its end, a list answers its last page: that one has an address of its own. */
function redirectToPage(
  path: string,
  search: URLSearchParams,
  { asked, answered }: { asked: number; answered: number },
): PageOutcome | undefined {
  if (asked === answered) return undefined;
  const next = new URLSearchParams(search);
  next.set('page', String(answered));
  return { redirect: `${path}?${next}` };
}
