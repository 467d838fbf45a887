import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { previewedWorkQuery } from '#entities/story/queries.ts';
import { definePage } from '#lib/pages/define-page.ts';

export const storyPreview = definePage({
  path: PUBLIC_PAGES.preview,
  load: () => import('./story-preview-page.tsx'),
  read: async ({ read, params: { token = '' } }) => {
    const preview = await read(previewedWorkQuery(token));
    if (preview === null) return 'missing';
    return preview.isPublic ? { redirect: preview.path } : { data: null };
  },
  server: import.meta.env.SSR && {
    sources: ['features/story-preview/story-preview-page.tsx'],
    // It is nobody's any more once its link has ended.
    sitemap: null,
    caching: () => ({ kind: 'never' }),
    head: () => null,
  },
});
