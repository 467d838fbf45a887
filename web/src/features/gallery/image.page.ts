import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { isId } from '@aperture-byline/contract/shared/ids';
import { imageCommentsQuery, imageDetailsQuery } from '#entities/image/queries.ts';
import { imageWorksQuery } from '#entities/shown-works/queries.ts';
import { ApiError } from '#lib/api.ts';
import { definePage } from '#lib/pages/define-page.ts';
import { paths } from '#lib/paths.ts';

export const image = definePage({
  path: PUBLIC_PAGES.image,
  load: () => import('./image-page.tsx'),
  loadParts: () => import('./image/image-works.tsx'),
  read: async ({ read, search }) => {
    const imageId = search.get('image');
    if (!isId(imageId)) return { redirect: paths.exhibitions };
    try {
      const [details, , { prints }] = await Promise.all([
        read(imageDetailsQuery(imageId)),
        read(imageCommentsQuery(imageId)),
        read(imageWorksQuery(imageId)),
      ]);
      return { data: { details, prints } };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { redirect: paths.exhibitions };
      throw error;
    }
  },
  server: import.meta.env.SSR && {
    sources: [
      'features/gallery/image-page.tsx',
      'features/gallery/image/image-works.tsx',
      'entities/follow/follow-button.tsx',
      'entities/image/image-comment-form.tsx',
    ],
  },
});
