import { type RefObject, useLayoutEffect, useState } from 'react';

/** At which ends of a scrolling row content is hidden. */
interface ScrollEdges {
  start: boolean;
  end: boolean;
}

/** Measures a row when it scrolls and when the window is resized. */
export function useScrollEdges(row: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState<ScrollEdges>({ start: false, end: false });

  // A layout effect, so that the first paint has the fade.
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    const measure = () => {
      const left = element.scrollLeft;
      // One pixel of tolerance: browsers round the two widths differently.
      const start = left > 1;
      const end = left + element.clientWidth < element.scrollWidth - 1;
      setEdges((edges) => (edges.start === start && edges.end === end ? edges : { start, end }));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      element.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [row]);

  return edges;
}
