import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { certificateQuery } from '#entities/order/certificate-query.ts';
import { definePage } from '#lib/pages/define-page.ts';

export const certificate = definePage({
  path: PUBLIC_PAGES.certificate,
  load: () => import('./certificate-page.tsx'),
  read: async ({ read, params: { code = '' } }) =>
    (await read(certificateQuery(code))) === null ? 'missing' : { data: { code } },
  server: import.meta.env.SSR && {
    sources: ['features/certificate/certificate-page.tsx'],
  },
});
