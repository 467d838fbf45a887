import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { introStoriesQuery, recentStoriesQuery, storiesQuery } from '#entities/story/queries.ts';
import { definePage } from '#lib/pages/define-page.ts';

export const stories = definePage({
  path: PUBLIC_PAGES.stories,
  load: () => import('./stories-page.tsx'),
  read: async ({ read }) => {
    const [intro] = await Promise.all([
      read(introStoriesQuery),
      read(recentStoriesQuery),
      read(storiesQuery),
    ]);
    return { data: { picture: intro[0]?.banner_picture } };
  },
  server: import.meta.env.SSR && {
    sources: ['features/stories/stories-page.tsx'],
  },
});
