import { type RefObject, useCallback, useRef, useState } from 'react';
import { useReducedMotion } from '#components/media/motion.ts';

/** Scroll positions at which each slide stands at the left edge; the last ones can't come there. */
function positionsOf(track: HTMLElement): number[] {
  const end = track.scrollWidth - track.clientWidth;
  const [first] = track.children as HTMLCollectionOf<HTMLElement>;
  return [...(track.children as HTMLCollectionOf<HTMLElement>)].map((slide) =>
    Math.min(slide.offsetLeft - (first?.offsetLeft ?? 0), end),
  );
}

/** The slide at the left edge; of several that can't come there, the last one. */
function slideAt(track: HTMLElement): number {
  const distances = positionsOf(track).map((position) => Math.abs(position - track.scrollLeft));
  return distances.lastIndexOf(Math.min(...distances));
}

/**
 * Which slide of a row with scroll snapping is current, and how to scroll to another one. Spread `trackProps` on the row.
 * The visitor's own scrolling decides as soon as there is any; until then the last call of `show` does, because on a wide
 * screen several slides share the end of the row.
 */
export function useSlides(track: RefObject<HTMLElement | null>, count: number) {
  const reducedMotion = useReducedMotion();
  const [shown, setShown] = useState(0);
  const isDriven = useRef(false);

  const show = useCallback(
    (index: number) => {
      const next = (index + count) % count;
      isDriven.current = true;
      setShown(next);
      const left = track.current ? positionsOf(track.current)[next] : undefined;
      if (left !== undefined)
        track.current?.scrollTo({ left, behavior: reducedMotion ? 'instant' : 'smooth' });
    },
    [track, count, reducedMotion],
  );

  const takeOver = () => {
    isDriven.current = false;
  };
  const trackProps = {
    onScroll: () => {
      if (!isDriven.current && track.current) setShown(slideAt(track.current));
    },
    onPointerDown: takeOver,
    onWheel: takeOver,
    onFocus: takeOver,
  };
  return { shown, show, trackProps };
}
