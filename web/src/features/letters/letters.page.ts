import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { lettersQuery } from '#entities/letter/queries.ts';
import { definePage } from '#lib/pages/define-page.ts';

export const letters = definePage({
  path: PUBLIC_PAGES.letters,
  load: () => import('./letters-page.tsx'),
  read: async ({ read }) => ({ data: await read(lettersQuery) }),
  server: import.meta.env.SSR && {
    sources: ['features/letters/letters-page.tsx'],
  },
});
