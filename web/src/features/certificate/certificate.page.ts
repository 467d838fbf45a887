import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { certificateQuery } from '#entities/order/documents/certificate-query.ts';
import { definePage } from '#lib/pages/define-page.ts';
import { NOT_INDEXED, shareImage, toMetadata } from '#lib/pages/metadata.ts';

export const certificate = definePage({
  path: PUBLIC_PAGES.certificate,
  load: () => import('./certificate-page.tsx'),
  read: async ({ read, params: { code = '' } }) =>
    (await read(certificateQuery(code))) === null ? 'missing' : { data: { code } },
  server: import.meta.env.SSR && {
    sources: ['features/certificate/certificate-page.tsx'],
    sitemap: null,
    caching: () => ({ kind: 'minutes' }),
    // For whoever has its address: no search engine lists it.
    head: ({ siteUrl, data: { code } }) =>
      toMetadata({
        robots: NOT_INDEXED,
        heading: 'Certificate of authenticity',
        description: 'Which print of an edition a certificate of authenticity belongs to.',
        canonical: pageAddresses(siteUrl).certificate(code),
        image: shareImage(siteUrl, null),
        graph: [],
      }),
  },
});
