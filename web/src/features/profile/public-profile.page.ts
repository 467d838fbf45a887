import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { isUserId } from '@aperture-byline/contract/shared/ids';
import { parsePage } from '@aperture-byline/contract/shared/pagination';
import { exhibitionsQuery } from '#entities/exhibition/queries.ts';
import { publicImagesQuery } from '#entities/image/queries.ts';
import { productsOfQuery } from '#entities/product/queries.ts';
import { userStoriesQuery } from '#entities/story/queries.ts';
import { workCountsQuery } from '#entities/user/photographer-queries.ts';
import { publicProfileQuery } from '#entities/user/queries.ts';
import { definePage, type PageRequest } from '#lib/pages/define-page.ts';
import { findShownTabs, type WorkTab } from './public/shown-tabs.ts';

const EXHIBITION_STATES = ['ongoing', 'upcoming', 'past'] as const;

export const publicProfile = definePage({
  path: PUBLIC_PAGES.profile,
  load: () => import('./public-profile-page.tsx'),
  loadParts: () =>
    Promise.all([
      import('./shared/works/exhibition-groups.tsx'),
      import('./shared/works/stories.tsx'),
      import('./shared/works/prints.tsx'),
    ]),
  read: async ({ read, params: { userId = '' }, search }) => {
    if (!isUserId(userId)) return 'missing';
    const [[profile], counts] = await Promise.all([
      read(publicProfileQuery(userId)),
      read(workCountsQuery(userId)),
    ]);
    if (profile === undefined) return 'missing';
    const shown = findShownTabs(counts);
    const tab = shown.find((name) => name === search.get('tab')) ?? shown[0] ?? 'gallery';
    const page = parsePage(search.get('page'));
    // Tabs without photographs do not read any for the head.
    if (tab !== 'gallery') await readTab(tab, { read, userId, page });
    const images = tab === 'gallery' ? (await read(publicImagesQuery(userId, page))).data : [];
    return { data: { profile, userId, tab, picture: images[0]?.picture } };
  },
  server: import.meta.env.SSR && {
    sources: [
      'features/profile/public-profile-page.tsx',
      'entities/follow/follow-button.tsx',
      'features/profile/shared/works/exhibition-groups.tsx',
      'features/profile/shared/works/stories.tsx',
      'features/profile/shared/works/prints.tsx',
    ],
  },
});

async function readTab(
  tab: Exclude<WorkTab, 'gallery'>,
  { read, userId, page }: Pick<PageRequest, 'read'> & { userId: string; page: number },
): Promise<void> {
  if (tab === 'stories') await read(userStoriesQuery(userId));
  else if (tab === 'prints') await read(productsOfQuery(userId, page));
  else await Promise.all(EXHIBITION_STATES.map((state) => read(exhibitionsQuery(state, userId))));
}
