import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { exhibitionsQuery } from '#entities/exhibition/queries.ts';
import { carouselQuery } from '#entities/image/queries.ts';
import { introStoriesQuery } from '#entities/story/queries.ts';
import { definePage } from '#lib/pages/define-page.ts';

export const home = definePage({
  path: PUBLIC_PAGES.home,
  load: () => import('./home-page.tsx'),
  read: async ({ read }) => {
    const [carousel] = await Promise.all([
      read(carouselQuery),
      read(exhibitionsQuery('ongoing')),
      read(introStoriesQuery),
    ]);
    return { data: { picture: carousel[0]?.picture } };
  },
  server: import.meta.env.SSR && {
    sources: ['features/home/home-page.tsx'],
  },
});
