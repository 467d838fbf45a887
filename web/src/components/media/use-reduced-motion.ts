import { useMediaQuery } from './use-media-query.ts';

/** `prefers-reduced-motion`; true during server rendering, so that nothing moves before it is known. */
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)', true);
