import type { PageModule } from '../pages.ts';

export const modules = import.meta.glob<PageModule>('../../features/studio/*-page.tsx');
