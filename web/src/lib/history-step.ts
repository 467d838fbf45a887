import { useEffect, useRef } from 'react';

/** Ids of overlays that are open, and so are the steps of history above their page. */
const open = new Set<string>();
/** Ids of overlays whose links led on: more entries come after their steps. */
const left = new Set<string>();
let isPassing = false;
/** The entry that was shown last: an address that was replaced in an overlay is that of the page below it too. */
let shown: { state: unknown; href: string } = { state: null, href: '' };

/** Reads the ids that a history entry names beside what the router keeps there: those of its overlays, the topmost last. */
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
  notice();
}

/**
 * Keeps steps of closed overlays from whatever else listens, which would show them. The page below an overlay has its address, and stays where
 * it is scrolled to: browsers scroll to where it was when the overlay was opened, before the next frame.
 */
function onTraverse(event: PopStateEvent): void {
  const { state } = event;
  const [before, hasPassed] = [shown, isPassing];
  const steps = listSteps(state);
  const top = steps.at(-1);
  isPassing = top !== undefined && !open.has(top);
  notice();
  if (top !== undefined && isPassing) {
    event.stopImmediatePropagation();
    window.history.go(isAfter(state, before.state) && left.has(top) ? 1 : -1);
    return;
  }
  const isBelow = steps.length < listSteps(before.state).length;
  if (!isBelow || readPagePosition(state) !== readPagePosition(before.state)) return;
  const { scrollY } = window;
  const { idx, scrollY: kept } = Object(state);
  const entry = { ...Object(before.state), idx, steps, scrollY: hasPassed ? kept : Math.round(scrollY) };
  window.history.replaceState(entry, '', before.href);
  notice();
  if (!hasPassed) requestAnimationFrame(() => window.scrollTo({ top: scrollY, behavior: 'instant' }));
}

/**
 * Passes steps that nothing shows any more. Browsers call a window's listeners in the order in which they were added, so that the entry of the
 * client calls this before the router and the guard of unsaved words listen.
 */
export function watchSteps(): void {
  notice();
  window.addEventListener('popstate', onTraverse);
}

/** Leaves the step of an overlay that was open before the document was loaded anew. */
export function leaveEndedStep(): void {
  const top = listSteps(window.history.state).at(-1);
  if (top !== undefined && !open.has(top)) window.history.back();
}

/** Milliseconds after which an overlay that refuses to close has its step again. */
const REFUSAL = 100;

/**
 * Makes what covers the page a step of history while it is open: Back closes it, and closing it otherwise takes its step off. A link inside
 * that replaces its entry leaves no step behind.
 */
export function useHistoryStep(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  const own = useRef<{ id: string; timer?: ReturnType<typeof setTimeout> } | null>(null);

  useEffect(() => {
    close.current = onClose;
    const id = own.current?.id ?? '';
    const { state } = window.history;
    const steps = listSteps(shown.state);
    if (!open.has(id) || steps.at(-1) !== id || readPosition(state) !== readPosition(shown.state)) return;
    // A navigation inside replaced the entry: it is still the step.
    if (listSteps(state).length === 0) window.history.replaceState({ ...state, steps }, '');
    notice();
  });

  useEffect(() => {
    if (!isOpen) return;
    // React's strict mode ends effects and starts them again: the step stays.
    const known = own.current;
    const isKept = known !== null && listSteps(window.history.state).includes(known.id);
    const id = isKept ? known.id : crypto.randomUUID();
    if (isKept) clearTimeout(known.timer);
    else pushStep(id);
    own.current = { id };
    open.add(id);
    const onPopState = ({ state }: PopStateEvent) => {
      if (listSteps(state).includes(id)) return;
      close.current();
      // It may ask first, or be at work.
      setTimeout(() => {
        if (open.has(id) && !listSteps(window.history.state).includes(id)) pushStep(id);
      }, REFUSAL);
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      open.delete(id);
      const timer = setTimeout(() => {
        const { state } = window.history;
        if (listSteps(state).at(-1) === id) window.history.back();
        else if (isAfter(state, shown.state)) left.add(id);
      });
      own.current = { id, timer };
    };
  }, [isOpen]);
}
