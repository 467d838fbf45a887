import { nextChange } from '@aperture-byline/contract/exhibition/state';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import type { JsonLd, ShareImage } from '@aperture-byline/contract/pages/page-metadata';
import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { oneLine, plainText, summarize } from '@aperture-byline/contract/shared/text/plain-text';
import { catalogueQuery, exhibitionQuery, guestBookQuery } from '#entities/exhibition/queries.ts';
import { exhibitionImagesQuery } from '#entities/image/queries.ts';
import { exhibitionPrintsQuery } from '#entities/shown-works/queries.ts';
import { definePage } from '#lib/pages/define-page.ts';
import { breadcrumbs, person } from '#lib/pages/json-ld.ts';
import { buildTitle, shareImage, toMetadata } from '#lib/pages/metadata.ts';

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
      'entities/exhibition/detail/catalogue.tsx',
      'features/exhibitions/detail/exhibition-prints.tsx',
      'entities/exhibition/guest-book/guest-book.tsx',
      'entities/exhibition/remind/remind-button.tsx',
      'entities/follow/follow-button.tsx',
    ],
    sitemap: {
      file: 'exhibitions',
      index: 'exhibition-pages',
      toEntry: ({ address, imageId }, addresses) => ({ loc: addresses.exhibition(address), imageId }),
    },
    caching: ({ start_date, end_date }) => ({
      kind: 'openings',
      changesAt: nextChange({ startDate: new Date(start_date), endDate: new Date(end_date) }, new Date()),
    }),
    head: ({ siteUrl, data }) => {
      const addresses = pageAddresses(siteUrl);
      const canonical = addresses.exhibition(data.exhibition_id);
      const title = buildTitle(data);
      const image = shareImage(siteUrl, data.banner);
      return toMetadata({
        heading: title,
        description: plainText(data.description) || `An exhibition of photographs by ${data.username}.`,
        canonical,
        image,
        graph: [
          exhibitionEvent(siteUrl, { ...data, title }, image),
          breadcrumbs(siteUrl, ['Exhibitions', addresses.exhibitions], [title, canonical]),
        ],
      });
    },
  },
});

function exhibitionEvent(siteUrl: string, detail: ExhibitionDetail, image: ShareImage): JsonLd {
  const url = pageAddresses(siteUrl).exhibition(detail.exhibition_id);
  const artist = person(siteUrl, detail.username, detail.user_id);
  return {
    '@type': 'ExhibitionEvent',
    '@id': `${url}#event`,
    name: oneLine(detail.title),
    description: summarize(plainText(detail.description)) || undefined,
    image: [image.url],
    url,
    startDate: detail.startDate,
    endDate: detail.endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: artist,
    performer: artist,
    isAccessibleForFree: true,
  };
}
