import type { PageModule } from '../pages.ts';

/** The sign-in screens. */
export const modules = import.meta.glob<PageModule>('../../features/auth/*-page.tsx');
