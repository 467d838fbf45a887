import type useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useSyncExternalStore } from 'react';

type Embla = ReturnType<typeof useEmblaCarousel>[1];

/** The index of the selected slide; 0 until Embla is initialised. */
export function useShownSlide(embla: Embla): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      embla?.on('select', listener).on('reInit', listener);
      return () => {
        embla?.off('select', listener).off('reInit', listener);
      };
    },
    [embla],
  );
  return useSyncExternalStore(
    subscribe,
    () => embla?.selectedScrollSnap() ?? 0,
    () => 0,
  );
}
