import type { QueryClient } from '@tanstack/react-query';
import { leaveEndedStep } from '#lib/history-step.ts';
import { pageAt } from './pages.ts';

/** Milliseconds for which a pointer hovers over a link before its page is fetched: crossing a list must not fetch all of it. */
const HOVER_DELAY = 80;

function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isOwn = link?.origin === window.location.origin && link.target === '' && !link.download;
  return isOwn && link.pathname + link.search !== window.location.pathname + window.location.search
    ? link
    : null;
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Makes navigations faster, and keeps their scroll positions. The first page is shown without this code. */
export function improveNavigation(queryClient: QueryClient): void {
  leaveEndedStep();
  restoreScroll();
  prefetchLinks(queryClient);
  document.addEventListener('keydown', focusSearch);
}

/** `/` moves the focus to the search field, unless something is typed elsewhere or a dialog is open. Where the field is in a closed menu, nothing happens. */
function focusSearch(event: KeyboardEvent): void {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const { activeElement } = document;
  const isTyping = activeElement?.matches('input, textarea, select, [contenteditable="true"]');
  if (isTyping || document.querySelector('dialog[open]')) return;
  const fields = document.querySelectorAll<HTMLInputElement>('search input');
  const field = [...fields].find((one) => one.checkVisibility());
  if (field === undefined) return;
  event.preventDefault();
  field.focus();
}

/**
 * Fetches the code and the data of a page when its link is pointed at, touched or focused, so that the page is there at the
 * click. What fails is tried again by the page, which shows it.
 */
function prefetchLinks(queryClient: QueryClient): void {
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;

  function prefetch({ href, pathname }: HTMLAnchorElement): void {
    const page = pageAt(pathname)?.page;
    if (page === undefined || savesData()) return;
    const read = async () => (await import('./read-ahead.ts')).readAhead(href, queryClient);
    void Promise.allSettled([page.load(), page.loadParts(), read()]);
  }

  function prefetchAt(target: EventTarget | null): void {
    const link = findLink(target);
    if (link) prefetch(link);
  }

  function prefetchAtOnce({ target }: Event): void {
    prefetchAt(target);
  }

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(hoverTimer);
    const link = pointerType === 'touch' ? null : findLink(target);
    if (link) hoverTimer = setTimeout(() => prefetch(link), HOVER_DELAY);
  });
  document.addEventListener('touchstart', prefetchAtOnce, { passive: true });
  document.addEventListener('focusin', prefetchAtOnce);

  // What was pointed at or focused while this code was loading sends no further event.
  prefetchAt(document.querySelector('a:hover'));
  prefetchAt(document.activeElement);
}

// The browser restores the scroll position of Back and Forward at once. After a reload in between, a page has to load its code
// and data first and is too short at that moment: its position is kept in its history entry, and restored when it has grown.

/** Milliseconds for which a page may grow. */
const GROWTH_TIMEOUT = 5000;
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let stopRestoring = () => {};

/** Keeps the scroll position in each history entry, and restores it. */
function restoreScroll(): void {
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
