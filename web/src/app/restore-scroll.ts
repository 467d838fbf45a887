// The browser restores the scroll position of Back and Forward at once. After a reload in between, a page has to load its code
// and data first and is too short at that moment: its position is kept in its history entry, and restored when it has grown.

/** Milliseconds for which a page may grow. */
const PATIENCE = 5000;
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let stopRestoring = () => {};

/** Keeps the scroll position in each history entry, and restores it; also that of the event with which it is loaded. */
export function restoreScroll(first: Event): void {
  document.addEventListener('scrollend', () => {
    window.history.replaceState({ ...window.history.state, scrollY: Math.round(window.scrollY) }, '');
  });
  window.addEventListener('popstate', (event) => restore(event, { isLate: false }));
  if (first instanceof PopStateEvent) restore(first, { isLate: true });
}

/** `isLate`: the page may have grown already while this was loaded. */
function restore({ state }: PopStateEvent, { isLate }: { isLate: boolean }): void {
  stopRestoring();
  const top = Number(state?.scrollY);
  if (top > 0) scrollWhileGrowing(top, { isLate });
}

/** Scrolls to `top` whenever the page changes its height, until the visitor does something. */
function scrollWhileGrowing(top: number, { isLate }: { isLate: boolean }): void {
  // The first call is about the page that is left, or about one that the browser has scrolled.
  let isFirst = !isLate;
  const growth = new ResizeObserver(() => {
    if (!isFirst) window.scrollTo({ top, behavior: 'instant' });
    isFirst = false;
  });
  const timer = setTimeout(stop, PATIENCE);
  function stop(): void {
    clearTimeout(timer);
    growth.disconnect();
    for (const type of INPUTS) window.removeEventListener(type, stop);
  }
  stopRestoring = stop;
  for (const type of INPUTS) window.addEventListener(type, stop, { passive: true });
  growth.observe(document.body);
}
