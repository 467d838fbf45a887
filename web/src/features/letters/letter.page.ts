import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { letterQuery } from '#entities/letter/queries.ts';
import { definePage } from '#lib/pages/define-page.ts';
import { breadcrumbs } from '#lib/pages/json-ld.ts';
import { shareImage, toMetadata } from '#lib/pages/metadata.ts';

export const letter = definePage({
  path: PUBLIC_PAGES.letter,
  load: () => import('./letter-page.tsx'),
  read: async ({ read, params: { letterId = '' } }) => {
    const data = await read(letterQuery(letterId));
    return data === null ? 'missing' : { data };
  },
  server: import.meta.env.SSR && {
    sources: ['features/letters/letter-page.tsx'],
    // Letters are found by their list.
    sitemap: null,
    caching: () => ({ kind: 'minutes' }),
    head: ({ siteUrl, data: { id, subject, previewText, parts } }) => {
      const addresses = pageAddresses(siteUrl);
      const canonical = addresses.letter(id);
      const [picture] = parts.flatMap((part) =>
        'works' in part ? part.works.flatMap((work) => work.picture ?? []) : [],
      );
      return toMetadata({
        heading: subject,
        description: previewText,
        canonical,
        image: shareImage(siteUrl, picture),
        graph: [breadcrumbs(siteUrl, ['Letters', addresses.letters], [subject, canonical])],
      });
    },
  },
});
