import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen meets a media query, also after it has changed; `onServer` where there is none. */
export function useMediaQuery(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}

/** `prefers-reduced-motion`; true during server rendering, so that nothing moves before it is known. */
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)', true);
