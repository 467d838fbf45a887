import { type RefObject, useLayoutEffect, useState } from 'react';

/** At which ends a row that scrolls sideways has more to show. */
export interface ScrollEdges {
  start: boolean;
  end: boolean;
}

/** Follows a row as it scrolls and as the window changes. */
export function useScrollEdges(row: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState<ScrollEdges>({ start: false, end: false });

  // Before it is drawn, so that the row does not flash without its fade.
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    const measure = () => {
      const left = element.scrollLeft;
      // A pixel less: browsers round the two widths differently.
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
