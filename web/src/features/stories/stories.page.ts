import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { introStoriesQuery, recentStoriesQuery, storiesQuery } from '#entities/story/queries.ts';
import { definePage } from '#lib/pages/define-page.ts';
import { describeSection } from '#lib/pages/metadata.ts';

export const stories = definePage({
  path: PUBLIC_PAGES.stories,
  load: () => import('./stories-page.tsx'),
  read: async ({ read }) => {
    const [intro] = await Promise.all([read(introStoriesQuery), read(recentStoriesQuery), read(storiesQuery)]);
    return { data: { picture: intro[0]?.banner_picture } };
  },
  server: import.meta.env.SSR && {
    sources: ['features/stories/stories-page.tsx'],
    sitemap: { lists: 'story-pages' },
    caching: () => ({ kind: 'minutes' }),
    head: ({ siteUrl, data: { picture } }) =>
      describeSection(siteUrl, {
        name: 'Stories',
        description:
          'Photographers write about the pictures they made: field notes, lessons, darkrooms and long waits for light.',
        address: pageAddresses(siteUrl).stories,
        picture,
      }),
  },
});
