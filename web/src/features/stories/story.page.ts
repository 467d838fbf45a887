import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { storyCommentsQuery, storyQuery } from '#entities/story/queries.ts';
import { definePage } from '#lib/pages/define-page.ts';
import { relatedStoriesQuery } from './story/related.ts';

export const story = definePage({
  path: PUBLIC_PAGES.story,
  load: () => import('./story-page.tsx'),
  read: async ({ read, params: { slug = '' } }) => {
    const [data] = await read(storyQuery(slug));
    if (data === undefined) return 'missing';
    await Promise.all([read(storyCommentsQuery(data.id)), read(relatedStoriesQuery(data))]);
    return { data };
  },
  server: import.meta.env.SSR && {
    sources: [
      'features/stories/story-page.tsx',
      'entities/follow/follow-button.tsx',
      'features/stories/story/story-actions.tsx',
      'features/stories/story/story-comment-form.tsx',
    ],
  },
});
