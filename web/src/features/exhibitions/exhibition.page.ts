import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { guestBookQuery } from '#entities/exhibition/guest-book/guest-book-query.ts';
import { catalogueQuery, exhibitionQuery } from '#entities/exhibition/queries.ts';
import { exhibitionImagesQuery } from '#entities/image/queries.ts';
import { exhibitionPrintsQuery } from '#entities/shown-works/queries.ts';
import { definePage } from '#lib/pages/define-page.ts';

export const exhibition = definePage({
  path: PUBLIC_PAGES.exhibition,
  load: () => import('./exhibition-page.tsx'),
  read: async ({ read, params: { exhibitionId = '' } }) => {
    const { exhibition: data, open } = await read(exhibitionQuery(exhibitionId));
    if (data === null) return 'missing';
    if (open || data.state === 'past')
      await Promise.all([
        open ? read(exhibitionImagesQuery(exhibitionId)) : read(catalogueQuery(exhibitionId)),
        read(exhibitionPrintsQuery(exhibitionId)),
        read(guestBookQuery(exhibitionId)),
      ]);
    return { data };
  },
  server: import.meta.env.SSR && {
    sources: [
      'features/exhibitions/exhibition-page.tsx',
      'features/exhibitions/detail/catalogue.tsx',
      'features/exhibitions/detail/exhibition-prints.tsx',
      'entities/exhibition/guest-book/guest-book.tsx',
      'entities/exhibition/remind/remind-button.tsx',
      'entities/follow/follow-button.tsx',
    ],
  },
});
