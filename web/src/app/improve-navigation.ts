import { isPublicPage } from '@aperture-byline/contract/pages/page-table';
import type { QueryClient } from '@tanstack/react-query';
import { leaveEndedStep } from '#lib/navigation/history-step.ts';
import { findRead, noteRead, rememberOpenedLink } from '#lib/opened-link.ts';
import { pageAt } from './pages.ts';
import { readPage } from './read-page.ts';

/** Milliseconds of hovering before a page is fetched: crossing a list must not fetch all of it. */
const HOVER_DELAY = 80;

function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isOwn = link?.origin === window.location.origin && link.target === '' && !link.download;
  return isOwn && link.pathname + link.search !== window.location.pathname + window.location.search ? link : null;
}

/** Makes navigations faster, and keeps their scroll positions. The first page is shown without this code. */
export function improveNavigation(queryClient: QueryClient): void {
  leaveEndedStep();
  restoreScroll();
  prefetchLinks(queryClient);
  readAheadInView(queryClient);
  // What is done may need a toast, and once the connection is lost its code could not be fetched any more.
  for (const input of ['pointerdown', 'keydown'])
    document.addEventListener(input, () => import('./toast/current-toast.tsx').catch(() => null), {
      once: true,
      passive: true,
    });
  document.addEventListener('keydown', focusSearch);
}

/** Focuses the search field on `/`, unless something is typed elsewhere, a dialog is open or the field is hidden. */
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

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether nothing may be fetched that may not be shown: data are saved, or the line is slow. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Fetches a page when its link is pointed at, touched or focused. The page tries again what fails, and shows it. */
function prefetchLinks(queryClient: QueryClient): void {
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;

  function prefetch({ href, pathname, search }: HTMLAnchorElement): void {
    const page = pageAt(pathname)?.page;
    if (page === undefined || findRead(pathname + search)) return;
    const read = readPage(new URL(href), queryClient);
    noteRead(pathname + search, Promise.allSettled([page.load(), page.loadParts(), read]));
  }

  function prefetchAt(target: EventTarget | null): void {
    const link = findLink(target);
    if (link && !savesData()) prefetch(link);
  }

  function prefetchAtOnce({ target }: Event): void {
    prefetchAt(target);
  }

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(hoverTimer);
    const link = pointerType === 'touch' || savesData() ? null : findLink(target);
    if (link) hoverTimer = setTimeout(() => prefetch(link), HOVER_DELAY);
  });
  document.addEventListener('touchstart', prefetchAtOnce, { passive: true });
  document.addEventListener('focusin', prefetchAtOnce);
  document.addEventListener('click', (event) => openLink(event, prefetch), { capture: true });

  // What was pointed at or focused while this code was loading sends no further event.
  prefetchAt(document.querySelector('a:hover'));
  prefetchAt(document.activeElement);
}

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
let openedPicture: HTMLImageElement | null | undefined;

/** Returns the picture of a card: its link is around it, or covers the card from its title. */
const findPicture = (link: Element) =>
  (link.closest('h2, h3')?.closest('article') ?? link).querySelector<HTMLImageElement>('img');

/**
 * Starts to read the followed link's page, and remembers its card. Marks only this picture for a view transition
 * (`Picture`), unless the visitor prefers reduced motion.
 */
function openLink(event: MouseEvent, read: (link: HTMLAnchorElement) => void): void {
  if (openedPicture) delete openedPicture.dataset.opened;
  openedPicture = null;
  const link = findLink(event.target);
  if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  read(link);
  const picture = findPicture(link);
  rememberOpenedLink(link, picture);
  if (picture === null || reducedMotion.matches) return;
  openedPicture = picture;
  picture.dataset.opened = 'true';
  picture.dispatchEvent(new Event('load'));
}

/** Pages that are read with their data from one touch to the next. */
const READ_AHEAD_MAX = 6;

/**
 * Fetches pages whose links come into view while the browser has nothing else to do, one after the other: their code,
 * and the first ones' data where no pointer tells which link is meant. A touch begins anew: what it opens comes first.
 */
function readAheadInView(queryClient: QueryClient): void {
  const hasPointer = window.matchMedia('(hover: hover)').matches;
  let last: Promise<unknown> = Promise.resolve();
  let touches = 0;
  let readsLeft = READ_AHEAD_MAX;
  const readAhead = async ({ href, pathname, search }: HTMLAnchorElement) => {
    const page = pageAt(pathname)?.page;
    if (page === undefined || !isPublicPage(page.name) || findRead(pathname + search)) return;
    await new Promise<void>((resolve) => whenIdle(resolve));
    const code = [page.load(), page.loadParts()];
    const needsData = !hasPointer && readsLeft > 0;
    const read = Promise.allSettled(needsData ? [...code, readPage(new URL(href), queryClient)] : code);
    if (needsData) {
      readsLeft -= 1;
      noteRead(pathname + search, read);
    }
    await read;
  };
  const views = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      views.unobserve(target);
      const before = touches;
      last = last.then(async () => {
        if (touches === before && target.isConnected) await readAhead(target as HTMLAnchorElement);
      });
    }
  });
  const watch = () => {
    if (savesData()) return;
    for (const link of document.querySelectorAll('main a[href^="/"]')) views.observe(link);
  };
  whenIdle(watch);
  document.addEventListener('scrollend', () => whenIdle(watch));
  document.addEventListener(
    'pointerdown',
    () => {
      touches += 1;
      readsLeft = READ_AHEAD_MAX;
      whenIdle(watch);
    },
    { passive: true },
  );
}

function whenIdle(task: () => unknown): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, HOVER_DELAY);
}

// The browser restores the scroll position of Back and Forward at once. After a reload in between, a page has to load
// its code and data first and is too short at that moment: its position is kept in its history entry, and restored when
// it has grown.

/** Milliseconds for which a page may grow. */
const GROWTH_TIMEOUT = 5000;
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let stopRestoring = () => {};

/** Keeps the scroll position in each history entry, and restores it. */
function restoreScroll(): void {
  const save = () => window.history.replaceState({ ...window.history.state, scrollY: Math.round(window.scrollY) }, '');
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
