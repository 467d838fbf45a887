import { type RefObject, useLayoutEffect, useState } from 'react';

/** Tells at which ends of a scrolling row content is hidden, on scrolling and changes of size or children. */
export function useScrollEdges(row: RefObject<HTMLElement | null>): { start: boolean; end: boolean } {
  const [edges, setEdges] = useState({ start: false, end: false });

  // A layout effect, so that the first paint has the fade.
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      // One pixel of tolerance: browsers round the two widths differently.
      const start = scrollLeft > 1;
      const end = scrollLeft + clientWidth < scrollWidth - 1;
      setEdges((edges) => (edges.start === start && edges.end === end ? edges : { start, end }));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const resizes = new ResizeObserver(measure);
    resizes.observe(element);
    const changes = new MutationObserver(measure);
    changes.observe(element, { childList: true });
    return () => {
      element.removeEventListener('scroll', measure);
      resizes.disconnect();
      changes.disconnect();
    };
  }, [row]);

  return edges;
}
