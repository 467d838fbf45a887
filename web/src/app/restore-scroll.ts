// The browser restores the scroll position of Back and Forward at once. After a reload in between, a page has to load its code
// and data first and is too short at that moment: its position is kept in its history entry, and restored when it has grown.

/** Milliseconds for which a page may grow. */
const GROWTH_TIMEOUT = 5000;
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let stopRestoring = () => {};

/** Keeps the scroll position in each history entry, and restores it. */
export function restoreScroll(): void {
  const save = () =>
    window.history.replaceState({ ...window.history.state, scrollY: Math.round(window.scrollY) }, '');
  // The visitor may have scrolled before this was loaded.
  if (window.scrollY > 0) save();
  document.addEventListener('scrollend', save);
  window.addEventListener('popstate', ({ state }) => {
    stopRestoring();
    const top = Number(state?.scrollY);
    if (top > 0) scrollWhileGrowing(top);
  });
}

/** Scrolls to `top` whenever the page changes its height, until the visitor does something. */
function scrollWhileGrowing(top: number): void {
  // Also at once: the page may be there already, and was too short when the browser scrolled it.
  const growth = new ResizeObserver(() => window.scrollTo({ top, behavior: 'instant' }));
  const timer = setTimeout(stop, GROWTH_TIMEOUT);
  function stop(): void {
    clearTimeout(timer);
    growth.disconnect();
    for (const type of INPUTS) window.removeEventListener(type, stop);
  }
  stopRestoring = stop;
  for (const type of INPUTS) window.addEventListener(type, stop, { passive: true });
  growth.observe(document.body);
}
