import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { definePage } from '#lib/pages/define-page.ts';

export const privacyPolicy = definePage({
  path: PUBLIC_PAGES.privacyPolicy,
  load: () => import('./privacy-policy-page.tsx'),
  read: async () => ({ data: null }),
  server: import.meta.env.SSR && {
    sources: ['features/legal/privacy-policy-page.tsx'],
  },
});
