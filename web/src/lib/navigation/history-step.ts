import { useEffect, useRef } from 'react';

/** Overlays that are open, and so are the steps of history above their page: by id, what closes each. */
const open = new Map<string, () => void>();
/** Ids of overlays whose links led on: more entries come after their steps. */
const left = new Set<string>();

interface Entry {
  state: unknown;
  href: string;
}

/**
 * The entry that is shown; after a navigation of the router an earlier one, until Back or Forward. Never the step of a
 * closed overlay.
 */
let shown: Entry = { state: null, href: '' };
/** Called once the entry of the page below all overlays is shown. */
let onPage: (() => void) | null = null;
/** Whether the topmost step is being taken off: the browser goes back later. */
let isLeaving = false;
/** Ids of overlays that opened meanwhile: their steps follow once it has gone back. */
const waiting = new Set<string>();
/** The entry from which steps are being passed, and where the page was scrolled to. */
let origin: (Entry & { top: number }) | null = null;

/**
 * Reads the ids that a history entry names beside what the router keeps there: those of its overlays, the topmost last.
 */
function listSteps(state: unknown): readonly string[] {
  const { steps = [] }: { steps?: readonly string[] } = Object(state);
  return steps;
}

/** Reads the number that the router gives an entry of the history; null where it gave none. */
export function readPosition(state: unknown): number | null {
  const { idx }: { idx?: unknown } = Object(state);
  return typeof idx === 'number' ? idx : null;
}

/** Reads the number of the page that an entry shows, which is the same under all of its overlays. */
export function readPagePosition(state: unknown): number | null {
  const position = readPosition(state);
  return position === null ? null : position - listSteps(state).length;
}

function isAfter(state: unknown, other: unknown): boolean {
  return Number(readPosition(state)) > Number(readPosition(other));
}

function notice(): void {
  shown = { state: window.history.state, href: window.location.href };
}

/** Steps are numbered as the router's own entries are, which counts on from them. */
function pushStep(id: string): void {
  const { state } = window.history;
  const steps = [...listSteps(state), id];
  window.history.pushState({ ...state, idx: Number(readPosition(state)) + 1, steps }, '');
  waiting.delete(id);
  isLeaving = false;
  notice();
}

/** Milliseconds after which an open overlay without a step gets one: it did not close, or the browser went nowhere. */
const STEP_DELAY = 100;

function pushMissingStep(id: string): void {
  setTimeout(() => {
    if (open.has(id) && !listSteps(window.history.state).includes(id)) pushStep(id);
  }, STEP_DELAY);
}

function closeAbove(steps: readonly string[]): void {
  for (const [id, close] of [...open].reverse()) {
    if (steps.includes(id) || waiting.has(id)) continue;
    close();
    // It may ask first, or be at work.
    pushMissingStep(id);
  }
}

/**
 * Keeps steps from whatever else listens: the router would draw the page anew. The page below an overlay has its
 * address, and stays where it is scrolled to: browsers scroll to where it was when the overlay was opened, before the
 * next frame.
 */
function onTraverse(event: PopStateEvent): void {
  const { state } = event;
  const before = shown;
  const hasPassed = origin !== null;
  const from = origin ?? { ...before, top: window.scrollY };
  const steps = listSteps(state);
  const last = steps.at(-1);
  notice();
  origin = null;
  if (last !== undefined && !open.has(last)) {
    event.stopImmediatePropagation();
    origin = from;
    window.history.go(isAfter(state, before.state) && left.has(last) ? 1 : -1);
    return;
  }
  isLeaving = false;
  const isOfPage = (entry: Entry) => readPagePosition(entry.state) === readPagePosition(state);
  const isAbove = (entry: Entry) => isOfPage(entry) && listSteps(entry.state).length > steps.length;
  const isSamePage = hasPassed ? isOfPage(from) : isAbove(from);
  const source = isSamePage ? from : before;
  if (isAbove(source)) {
    const { idx, scrollY } = Object(state);
    const place = { idx, steps, scrollY: isSamePage ? Math.round(from.top) : scrollY };
    window.history.replaceState({ ...Object(source.state), ...place }, '', source.href);
    notice();
  }
  if (!isSamePage) return;
  event.stopImmediatePropagation();
  requestAnimationFrame(() => window.scrollTo({ top: from.top, behavior: 'instant' }));
  closeAbove(steps);
  for (const id of waiting) pushStep(id);
  if (listSteps(window.history.state).length > 0) return;
  onPage?.();
  onPage = null;
}

/** Gives the entry of the step `id` its steps again after a link has replaced it. */
function keepReplacedStep(id: string): void {
  const { state } = window.history;
  const steps = listSteps(shown.state);
  if (steps.at(-1) !== id || readPosition(state) !== readPosition(shown.state)) return;
  if (listSteps(state).length === 0) window.history.replaceState({ ...state, steps }, '');
  notice();
}

/** Takes the topmost step off, unless it is being taken off already. */
function leaveStep(): void {
  if (isLeaving) return;
  isLeaving = true;
  window.history.back();
}

/** Closes all overlays and then calls `action`, so that the page which it leaves keeps no steps. */
export function leaveSteps(action: () => void): void {
  const count = listSteps(window.history.state).length;
  if (count === 0) {
    action();
    return;
  }
  onPage = action;
  waiting.clear();
  const remaining = count - Number(isLeaving);
  if (remaining > 0) window.history.go(-remaining);
  isLeaving = true;
}

/**
 * Passes steps that nothing shows any more. Browsers call a window's listeners in the order in which they were added,
 * so that the entry of the client calls this before the router and the guard of unsaved words listen.
 */
export function watchSteps(): void {
  notice();
  window.addEventListener('popstate', onTraverse);
}

/** Replaces the address past the router, which would draw the page anew, and knows the old one on. */
export function replaceAddress(path: string): void {
  window.history.replaceState({ ...window.history.state, isReplaced: true }, '', path);
  notice();
}

/** Returns the address of the page that the router takes for `known`. */
export function presentAddress(known: string): string {
  const { isReplaced }: { isReplaced?: true } = Object(window.history.state);
  return isReplaced ? window.location.pathname + window.location.search : known;
}

/** Leaves the step of an overlay that was open before the document was loaded anew. */
export function leaveEndedStep(): void {
  const top = listSteps(window.history.state).at(-1);
  if (top !== undefined && !open.has(top)) leaveStep();
}

/**
 * Makes what covers the page a step of history while it is open: Back closes it, and closing it otherwise takes its
 * step off. A link inside that replaces its entry leaves no step behind.
 */
export function useHistoryStep(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  const own = useRef<{ id: string; timer?: ReturnType<typeof setTimeout> } | null>(null);

  useEffect(() => {
    close.current = onClose;
    const id = own.current?.id ?? '';
    if (open.has(id)) keepReplacedStep(id);
  });

  useEffect(() => {
    if (!isOpen) return;
    // React's strict mode ends effects and starts them again: the step stays.
    const known = own.current;
    const isKept = known !== null && !isLeaving && listSteps(window.history.state).includes(known.id);
    const id = isKept ? known.id : crypto.randomUUID();
    if (isKept) clearTimeout(known.timer);
    else if (isLeaving) {
      waiting.add(id);
      pushMissingStep(id);
    } else pushStep(id);
    own.current = { id };
    open.set(id, () => close.current());
    return () => {
      open.delete(id);
      waiting.delete(id);
      const timer = setTimeout(() => {
        // A link to the address that is shown replaced the entry.
        if (window.location.href === shown.href) keepReplacedStep(id);
        const { state } = window.history;
        if (listSteps(state).at(-1) === id) {
          leaveStep();
          return;
        }
        if (isAfter(state, shown.state)) left.add(id);
        notice();
      });
      own.current = { id, timer };
    };
  }, [isOpen]);
}
