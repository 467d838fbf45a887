import type { PageModule } from '../pages.ts';

/** What the browser renders beside the sign-in screens; the studio knows its own pages. */
export const modules = import.meta.glob<PageModule>([
  '../../features/{cart,notices,orders}/*-page.tsx',
  '../../features/profile/{own-profile,new-profile,edit-profile,settings}-page.tsx',
  '../../features/exhibitions/viewer-page.tsx',
  '../../features/studio/studio-page.tsx',
]);
