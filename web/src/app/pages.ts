import { SHOP_PAGE_SIZE } from '@aperture-byline/contract/shared/constants';
import { isId, isUserId } from '@aperture-byline/contract/shared/ids';
import { parsePage } from '@aperture-byline/contract/shared/pagination';
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { matchPath, type Params } from 'react-router';
import { exhibitionQuery, exhibitionsQuery } from '#entities/exhibition/queries.ts';
import {
  carouselQuery,
  exhibitionImagesQuery,
  galleryPageQuery,
  imageCommentsQuery,
  imageDetailsQuery,
  publicImagesQuery,
} from '#entities/image/queries.ts';
import { productQuery, productsQuery } from '#entities/product/queries.ts';
import {
  introStoriesQuery,
  recentStoriesQuery,
  storiesQuery,
  storyCommentsQuery,
  storyQuery,
  userStoriesQuery,
} from '#entities/story/queries.ts';
import { publicProfileQuery } from '#entities/user/queries.ts';
import { ApiError } from '#lib/api.ts';
import { paths } from '#lib/paths.ts';

type Load = () => Promise<{ default: ComponentType }>;

const modules = import.meta.glob<{ default: ComponentType }>('../features/*/*-page.tsx');

/** What the address of a page says, and how to read the data that it asks for. */
interface PageRequest {
  params: Params;
  search: URLSearchParams;
  /** Reads into the query cache. Rejects where that fails. */
  read: <T, K extends QueryKey>(query: FetchQueryOptions<T, Error, T, K>) => Promise<T>;
}

/** Where a page has nothing to show at an address: nothing public is there, or it is at another path of this site. */
export type PageOutcome = 'missing' | { redirect: string };

interface PageEntry {
  /** As in the router. */
  path: string;
  /** Its file below `features`, without the ending. The server finds the files of its build by this name. */
  module: string;
  /** Reads what the page shows first. A page without it shows the same to everybody, or only to its owner. */
  read?: (request: PageRequest) => Promise<PageOutcome | undefined>;
}

export interface Page extends PageEntry {
  load: Load;
  Component: LazyExoticComponent<ComponentType>;
}

function definePages(entries: readonly PageEntry[]): readonly Page[] {
  return entries.map((entry) => {
    const load = modules[`../features/${entry.module}.tsx`];
    if (load === undefined) throw new Error(`There is no page ${entry.module}`);
    return { ...entry, load, Component: lazy(load) };
  });
}

/** The pages inside the shared layout, which the server renders. */
export const publicPages = definePages([
  {
    path: '/',
    module: 'home/home-page',
    read: async ({ read }) => {
      await Promise.all([read(carouselQuery), read(exhibitionsQuery('ongoing')), read(introStoriesQuery)]);
    },
  },
  {
    path: '/stories',
    module: 'stories/stories-page',
    read: async ({ read }) => {
      await Promise.all([read(introStoriesQuery), read(recentStoriesQuery), read(storiesQuery)]);
    },
  },
  {
    path: '/stories/:slug',
    module: 'stories/story-page',
    read: async ({ read, params: { slug = '' } }) => {
      const [story] = await read(storyQuery(slug));
      if (story === undefined) return 'missing';
      await Promise.all([read(storyCommentsQuery(story.id)), read(storiesQuery)]);
    },
  },
  {
    path: '/gallery',
    module: 'gallery/gallery-page',
    read: async ({ read, search }) => {
      const asked = parsePage(search.get('page'));
      const { pagination } = await read(galleryPageQuery(asked));
      return redirectToPage(paths.gallery, search, { asked, answered: pagination.page });
    },
  },
  {
    path: '/exhibitions',
    module: 'exhibitions/exhibitions-page',
    read: async ({ read }) => {
      await Promise.all(
        (['ongoing', 'upcoming', 'past'] as const).map((state) => read(exhibitionsQuery(state))),
      );
    },
  },
  {
    path: '/exhibition',
    module: 'gallery/image-page',
    read: async ({ read, search }) => {
      const imageId = search.get('image');
      if (!isId(imageId)) return { redirect: paths.exhibitions };
      try {
        await Promise.all([read(imageDetailsQuery(imageId)), read(imageCommentsQuery(imageId))]);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { redirect: paths.exhibitions };
        throw error;
      }
    },
  },
  {
    path: '/exhibition/:exhibitionId',
    module: 'exhibitions/exhibition-page',
    read: async ({ read, params: { exhibitionId = '' } }) => {
      const found = await read(exhibitionQuery(exhibitionId));
      if (found.exhibition === null) return 'missing';
      if (found.open) await read(exhibitionImagesQuery(exhibitionId));
    },
  },
  {
    path: '/shop',
    module: 'shop/shop-page',
    read: async ({ read, search }) => {
      const asked = parsePage(search.get('page'));
      const { totalPages } = await read(productsQuery(asked, SHOP_PAGE_SIZE));
      return redirectToPage(paths.shop, search, { asked, answered: Math.min(asked, totalPages) });
    },
  },
  {
    path: '/shop/:slug',
    module: 'shop/product-page',
    read: async ({ read, params: { slug = '' } }) => {
      if ((await read(productQuery(slug))) === null) return 'missing';
    },
  },
  {
    path: '/profile/:userId',
    module: 'profile/public-profile-page',
    read: async ({ read, params: { userId = '' }, search }) => {
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
  },
  { path: '/privacy-policy', module: 'legal/privacy-policy-page' },
  { path: '/terms-of-service', module: 'legal/terms-of-service-page' },
  { path: '/contact-us', module: 'contact/contact-page' },
]);

/** The pages inside the shared layout that only their owner sees: the browser renders them. */
export const ownPages = definePages([
  { path: '/profile', module: 'profile/own-profile-page' },
  { path: '/profile/user-details', module: 'profile/new-profile-page' },
  { path: '/profile/edit-details', module: 'profile/edit-profile-page' },
]);

/** The sign-in screens, which have no layout around them: the browser renders them. */
export const signInPages = definePages([
  { path: '/login', module: 'auth/login-page' },
  { path: '/register', module: 'auth/register-page' },
  { path: '/forgot-password', module: 'auth/forgot-password-page' },
]);

/** The page at this path and its parameters; undefined where no page is. */
export function pageAt(pathname: string): { page: Page; params: Params } | undefined {
  // Literal paths stand before those with parameters of the same length, as the router prefers them.
  for (const page of [...ownPages, ...signInPages, ...publicPages]) {
    const match = matchPath(page.path, pathname);
    if (match) return { page, params: match.params };
  }
  return undefined;
}

/** Reads what the page at this address shows first, unless it is in the cache and fresh. */
export async function readPage(address: URL, queryClient: QueryClient): Promise<PageOutcome | undefined> {
  const found = pageAt(address.pathname);
  if (found === undefined) return 'missing';
  return found.page.read?.({
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
