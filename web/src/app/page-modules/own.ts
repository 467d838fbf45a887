import type { PageModule } from '../pages.ts';

/** What the browser renders beside the sign-in screens and the studio. */
export const modules = import.meta.glob<PageModule>([
  '../../features/{cart,notices,orders}/*-page.tsx',
  '../../features/profile/{own,new,edit}-profile-page.tsx',
  '../../features/exhibitions/viewer-page.tsx',
]);
