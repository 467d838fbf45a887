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

/** Handles the desk's keys while nothing is typed and no dialog is open. `region` holds the entries. */
export function useReviewKeys(region: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    const isTyped = target instanceof Element && target.closest(TYPED_IN) !== null;
    if (!isEnabled || ctrlKey || metaKey || altKey || defaultPrevented || isTyped) return;
    if (document.querySelector('dialog[open]')) return;
    const [action, step] = [ACTIONS[key], STEPS[key]];
    if (key === 'u') undoLastRemoval();
    else if (step !== undefined) focusItem(region.current, step);
    else if (action !== undefined) pressAction(region.current, action);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', pressKey);
    return () => document.removeEventListener('keydown', pressKey);
  }, []);
}

/** Lists entries and thumbnails of contact sheets in their order. Their state is in `data-item`. */
const listItems = (region: Element | null): HTMLElement[] => [
  ...(region?.querySelectorAll<HTMLElement>('[data-item]') ?? []),
];

/** Returns the item of a place: in the panel of a contact sheet, of the photograph that it shows. */
export function findItem(place: Element | null): HTMLElement | null {
  const sheet = place?.closest('[data-sheet]');
  return place?.closest<HTMLElement>('[data-item]') ?? sheet?.querySelector<HTMLElement>('[data-current]') ?? null;
}

/** Returns the control of an item that has the focus while somebody goes from one to the next. */
const findStop = (item: Element | null | undefined) => item?.querySelector<HTMLElement>('[data-stop]') ?? null;

/** The stop of an item that can be decided. */
export const findWaiting = (item: HTMLElement | null) => (item?.dataset.item === 'waiting' ? findStop(item) : null);

/** The stop of the first item from this place on that can be decided; from the first on where there is none. */
export function findWaitingStop(region: HTMLElement | null, from: number): HTMLElement | null {
  const items = listItems(region);
  const ordered = [...items.slice(from), ...items.slice(0, from)];
  return findStop(ordered.find((item) => item.dataset.item === 'waiting'));
}

/** The first control of what waits next, or before; else the heading of the list. */
export function findPlaceAfter(place: Element | null): HTMLElement | null {
  const item = findItem(place);
  const region = item?.closest('section') ?? null;
  if (!item || !region) return document.querySelector('main h1, main h2');
  const waiting = listItems(region).filter((one) => one.dataset.item === 'waiting' && one !== item);
  const isAfter = (one: Element) => item.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  const next = waiting.find(isAfter) ?? waiting.at(-1);
  return next?.querySelector('button') ?? region.querySelector<HTMLElement>('h2');
}

/** Leaves the focus where it is instead of passing it to a toast, where a key undoes what the toast tells. */
export const unlessFocused = (place: HTMLElement | null): HTMLElement | null =>
  place === document.activeElement && place?.closest('[data-keys]') ? null : place;

/** The item after or before the one that has the focus; the first where none has. */
function focusItem(region: HTMLElement | null, step: number): void {
  const items = listItems(region);
  const focused = findItem(document.activeElement);
  const at = focused ? items.indexOf(focused) : -1;
  findStop(at < 0 ? items[0] : items[at + step])?.focus();
}

/**
 * Presses a control of what is selected or, where nothing is, of the entry that has the focus. What has to be read
 * before it is approved is opened.
 */
function pressAction(region: HTMLElement | null, action: EntryAction): void {
  const { activeElement } = document;
  const entry = activeElement?.closest('[data-sheet]') ?? activeElement?.closest('[data-item]');
  const find = (name: EntryAction, place = entry) =>
    place && region?.contains(place) ? place.querySelector<HTMLElement>(`[data-action="${name}"]`) : null;
  const control =
    find(action, region?.querySelector('[data-selected]')) ??
    find(action) ??
    (action === 'approve' ? find('open') : null);
  // From a control the focus goes on to the next entry when this one is decided.
  if (action !== 'open' && action !== 'select' && action !== 'submission') control?.focus();
  if (action !== 'approve' || control?.getAttribute('aria-expanded') !== 'true') control?.click();
}
