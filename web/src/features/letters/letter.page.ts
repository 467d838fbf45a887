import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { letterQuery } from '#entities/letter/queries.ts';
import { definePage } from '#lib/pages/define-page.ts';

export const letter = definePage({
  path: PUBLIC_PAGES.letter,
  load: () => import('./letter-page.tsx'),
  read: async ({ read, params: { letterId = '' } }) => {
    const data = await read(letterQuery(letterId));
    return data === null ? 'missing' : { data };
  },
  server: import.meta.env.SSR && {
    sources: ['features/letters/letter-page.tsx'],
  },
});
