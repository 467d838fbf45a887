import { type RefObject, useEffect, useEffectEvent } from 'react';
import { undoLastRemoval } from '#lib/undoable.ts';

/** Actions of an entry's controls, as in their attribute `data-action`. */
type EntryAction = 'approve' | 'return' | 'reject' | 'open' | 'select' | 'submission' | 'note';

const ACTIONS: Readonly<Record<string, EntryAction>> = {
  a: 'approve',
  n: 'note',
  o: 'open',
  r: 'return',
  s: 'select',
  S: 'submission',
  x: 'reject',
};
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** A letter in these is text, or finds an option. */
const TYPED_IN = 'textarea, select, [contenteditable="true"], input:not([type="checkbox"])';

/** Handles the desk's keys while nothing is typed and no dialog is open. `region` holds entries with headings. */
export function useReviewKeys(region: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    const isTyped = target instanceof Element && target.closest(TYPED_IN) !== null;
    if (!isEnabled || ctrlKey || metaKey || altKey || defaultPrevented || isTyped) return;
    if (document.querySelector('dialog[open]')) return;
    const [action, step] = [ACTIONS[key], STEPS[key]];
    if (key === 'u') undoLastRemoval();
    else if (step !== undefined) focusEntry(region.current, step);
    else if (action !== undefined) pressAction(region.current, action);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', pressKey);
    return () => document.removeEventListener('keydown', pressKey);
  }, []);
}

export const listEntries = (region: HTMLElement | null): Element[] => [
  ...(region?.querySelector('[data-entries]')?.children ?? []),
];

/** The entry after or before the one that has the focus; the first where none has. */
function focusEntry(region: HTMLElement | null, step: number): void {
  const entries = listEntries(region);
  const at = entries.findIndex((entry) => entry.contains(document.activeElement));
  const entry = at < 0 ? entries[0] : entries[at + step];
  entry?.querySelector<HTMLElement>('h3')?.focus();
}

/** Presses a control of the entry that has the focus. What has to be read before it is approved is opened. */
function pressAction(region: HTMLElement | null, action: EntryAction): void {
  const entry = listEntries(region).find((one) => one.contains(document.activeElement));
  const find = (name: EntryAction) => entry?.querySelector<HTMLElement>(`[data-action="${name}"]`);
  const control = find(action) ?? (action === 'approve' ? find('open') : null);
  // From a control the focus goes on to the next entry when this one is decided.
  if (action !== 'open' && action !== 'select' && action !== 'submission') control?.focus();
  if (action !== 'approve' || control?.getAttribute('aria-expanded') !== 'true') control?.click();
}
