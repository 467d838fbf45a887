import type { ComponentType } from 'react';

/** The sign-in screens. */
export const modules = import.meta.glob<{ default: ComponentType }>('../../features/auth/*-page.tsx');
