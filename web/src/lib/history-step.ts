import { useEffect, useRef } from 'react';

/** Ids of overlays that are open, and so are the steps of history above their page. */
const open = new Set<string>();
let count = 0;
let isListening = false;

/** Reads the ids that a history entry names beside what the router keeps there: those of the overlays that it shows, the topmost last. */
function listSteps(state: unknown): readonly string[] {
  const { steps }: { steps?: unknown } = Object(state);
  return Array.isArray(steps) ? steps : [];
}

function pushStep(id: string): void {
  window.history.pushState({ ...window.history.state, steps: [...listSteps(window.history.state), id] }, '');
}

/** Goes on past the step of an overlay that was closed by a link: it shows no more than the page below it. */
function skipEndedSteps({ state }: PopStateEvent): void {
  const steps = listSteps(state);
  if (steps.length > 0 && !steps.some((id) => open.has(id))) window.history.back();
}

/** True while the step of a closed overlay is taken off: the page stays where it was scrolled to meanwhile. */
export const stepRemoval = { isUnderWay: false };

function removeStep(): void {
  const top = window.scrollY;
  stepRemoval.isUnderWay = true;
  const onPopState = () =>
    requestAnimationFrame(() => {
      stepRemoval.isUnderWay = false;
      window.scrollTo({ top, behavior: 'instant' });
    });
  window.addEventListener('popstate', onPopState, { once: true });
  window.history.back();
}

/** Milliseconds after which an overlay that refuses to close has its step again. */
const REFUSAL = 100;

/**
 * Makes what covers the page a step of history while it is open: Back closes it, and closing it otherwise takes its step off. A link inside
 * that replaces its entry leaves no step behind.
 */
export function useHistoryStep(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  const ended = useRef<{ id: string; timer: ReturnType<typeof setTimeout> } | null>(null);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (isListening) return;
    isListening = true;
    window.addEventListener('popstate', skipEndedSteps);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    // React's strict mode ends effects and starts them again: the step stays.
    const known = ended.current;
    ended.current = null;
    const isKept = known !== null && listSteps(window.history.state).includes(known.id);
    if (!isKept) count += 1;
    const id = isKept ? known.id : `${Date.now()}-${count}`;
    if (isKept) clearTimeout(known.timer);
    else pushStep(id);
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
        if (listSteps(window.history.state).at(-1) === id) removeStep();
      });
      ended.current = { id, timer };
    };
  }, [isOpen]);
}
