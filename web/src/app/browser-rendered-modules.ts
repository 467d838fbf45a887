import type { PageModule } from './pages.ts';

/** The pages that the browser renders. */
export const modules = import.meta.glob<PageModule>([
  '../features/{auth,cart,notices,orders,studio}/*-page.tsx',
  '../features/profile/{own,new,edit}-profile-page.tsx',
  '../features/exhibitions/viewer-page.tsx',
]);
