import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { previewedWorkQuery } from '#entities/story/queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import { definePage } from '#lib/pages/define-page.ts';

export const storyPreview = definePage({
  path: PUBLIC_PAGES.preview,
  load: () => import('./story-preview-page.tsx'),
  read: async ({ read, params: { token = '' } }) => {
    const preview = await read(previewedWorkQuery(token));
    if (preview === null) return 'missing';
    if (!preview.isPublic) return { data: null };
    const isStory = preview.kind === 'blog';
    return { redirect: isStory ? paths.story(preview.story.slug) : paths.exhibition(preview.exhibition.id) };
  },
  server: import.meta.env.SSR && {
    sources: ['features/story-preview/story-preview-page.tsx'],
    // It is nobody's any more once its link has ended.
    sitemap: null,
    caching: () => ({ kind: 'never' }),
    head: () => null,
  },
});
