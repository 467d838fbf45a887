import type { ComponentType } from 'react';

/** What the browser renders beside the sign-in screens; the studio knows its own pages. */
export const modules = import.meta.glob<{ default: ComponentType }>([
  '../../features/{cart,notices,orders}/*-page.tsx',
  '../../features/profile/{own-profile,new-profile,edit-profile,settings}-page.tsx',
  '../../features/exhibitions/viewer-page.tsx',
  '../../features/studio/studio-page.tsx',
]);
