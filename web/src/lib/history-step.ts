import { useEffect, useRef } from 'react';

/** Ids of overlays that are open, and so are the steps of history above their page. */
const open = new Set<string>();
/** Ids of overlays whose links led on: more entries come after their steps. */
const left = new Set<string>();
let count = 0;
/** The entry that was shown last: an address that was replaced in an overlay is that of the page below it too. */
let shown: { state: unknown; href: string };

/** Reads the ids that a history entry names beside what the router keeps there: those of its overlays, the topmost last. */
function listSteps(state: unknown): readonly string[] {
  const { steps }: { steps?: unknown } = Object(state);
  return Array.isArray(steps) ? steps : [];
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

function notice(): void {
  shown = { state: window.history.state, href: window.location.href };
}

/** Steps are numbered as the router's own entries are, which counts on from them. */
function pushStep(id: string): void {
  const { state } = window.history;
  const steps = [...listSteps(state), id];
  window.history.pushState({ ...state, idx: (readPosition(state) ?? 0) + 1, steps }, '');
  notice();
}

/** Keeps steps of overlays that are closed, and of addresses that were replaced, from whatever else listens, which would show them. */
function onTraverse(event: PopStateEvent): void {
  const { state } = event;
  const before = shown;
  const steps = listSteps(state);
  const top = steps.at(-1);
  notice();
  if (top !== undefined && !open.has(top)) {
    event.stopImmediatePropagation();
    const isForward = Number(readPosition(state)) > Number(readPosition(before.state));
    window.history.go(isForward && left.has(top) ? 1 : -1);
    return;
  }
  const isBelow = steps.length < listSteps(before.state).length;
  if (!isBelow || readPagePosition(state) !== readPagePosition(before.state) || before.href === shown.href)
    return;
  window.history.replaceState({ ...Object(before.state), idx: readPosition(state), steps }, '', before.href);
  notice();
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
    const id = own.current?.id;
    if (id === undefined || !open.has(id)) return;
    // A navigation inside replaced the entry: it is still the step.
    const { state } = window.history;
    const before = listSteps(shown.state);
    if (
      before.at(-1) === id &&
      listSteps(state).length === 0 &&
      readPosition(state) === readPosition(shown.state)
    )
      window.history.replaceState({ ...state, steps: before }, '');
    if (listSteps(window.history.state).at(-1) === id) notice();
  });

  useEffect(() => {
    if (!isOpen) return;
    // React's strict mode ends effects and starts them again: the step stays.
    const known = own.current;
    const isKept = known !== null && listSteps(window.history.state).includes(known.id);
    if (!isKept) count += 1;
    const id = isKept ? known.id : `${Date.now()}-${count}`;
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
        else if (Number(readPosition(state)) > Number(readPosition(shown.state))) left.add(id);
      });
      own.current = { id, timer };
    };
  }, [isOpen]);
}
