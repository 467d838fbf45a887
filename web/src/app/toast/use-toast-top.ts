import { useLayoutEffect, useState } from 'react';

/** Pixels between a toast and what is above it, and for a toast at the bottom of a window full of navigation. */
const GAP = 8;
const ROOM = 120;

/** Whether it reaches into the middle of the window, where toasts are. */
const isInMiddle = ({ left, right }: DOMRect): boolean =>
  left < window.innerWidth * 0.7 && right > window.innerWidth * 0.3;

/**
 * The lower end of what begins at the top of the window without a gap: header, open menu, further navigation. The head
 * of a page does not count: a toast below it would stand where dialogs have their buttons.
 */
function findEnd(): number {
  const boxes = [...document.querySelectorAll('header:not(main *), nav, [data-sticky]')]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.bottom > 0 && isInMiddle(box))
    .sort((a, b) => a.top - b.top);
  return boxes.reduce((end, box) => (box.top <= end + 2 * GAP ? Math.max(end, box.bottom) : end), 0);
}

/** Where a toast stands, in pixels from the top of the window: below the navigation that is in view. */
export function useToastTop(): number {
  const [top, setTop] = useState(GAP);
  useLayoutEffect(() => {
    const place = () => setTop(Math.min(findEnd() + GAP, window.innerHeight - ROOM));
    place();
    // The menu opens without any of these events.
    const observer = new MutationObserver(place);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['hidden', 'open'] });
    for (const event of ['scroll', 'resize']) window.addEventListener(event, place, { passive: true });
    return () => {
      observer.disconnect();
      for (const event of ['scroll', 'resize']) window.removeEventListener(event, place);
    };
  }, []);
  return top;
}
