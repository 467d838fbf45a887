import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { definePage } from '#lib/pages/define-page.ts';
import { subscriptionQuery } from './subscription-query.ts';

export const subscription = definePage({
  path: PUBLIC_PAGES.subscription,
  load: () => import('./subscription-page.tsx'),
  // Programs that look for viruses open the links of mails: this changes nothing.
  read: async ({ read, params: { token = '' } }) =>
    (await read(subscriptionQuery(token))) === null ? 'missing' : { data: null },
  server: import.meta.env.SSR && {
    sources: ['features/subscription/subscription-page.tsx'],
    sitemap: null,
    caching: () => ({ kind: 'never' }),
    head: () => null,
  },
});
