import { UNDO_DURATION } from '@aperture-byline/contract/shared/constants';
import { hideItem, undoRemoval } from './hidden-items.ts';
import { closeToast, showToast } from './toast.ts';

interface Removal {
  /** Key of the entry, as in `useHiddenItems`. */
  key: string;
  /**
   * Removes it on the server. It may run while the page is left, so it has what it needs, and sends a `keepalive`
   * request without waiting for anything before.
   */
  send: () => Promise<unknown>;
  /** Whether an error is an answer that has to be expected, which is not logged. */
  isRefusal?: (error: unknown) => boolean;
  /** Told after what could not be removed is listed again. */
  onError: (error: unknown) => void;
}

interface RemovalToast {
  text: string;
  /** Gets the focus when what was removed, or its toast, is gone: the entry that is back, or a heading. */
  focusPlace: () => HTMLElement | null;
  /** Called once everything was sent, or could not be removed. */
  onSettled?: () => void;
}

const pending = new Set<() => Promise<void>>();

/** Undoes what was removed last, as long as that is offered. */
let undoLast: (() => void) | null = null;

/**
 * Takes an entry off its lists at once, and offers to undo that for `UNDO_DURATION`. The server hears of it afterwards,
 * or when the page is left or hidden, because nobody may come back to it; moving on within the site changes nothing.
 */
export function removeWithUndo({ text, focusPlace, ...removal }: Removal & Omit<RemovalToast, 'onSettled'>): void {
  removeAllWithUndo([removal], { text, focusPlace });
}

/** Removes any number of entries like `removeWithUndo`, with one toast. Each is sent for itself. */
export function removeAllWithUndo(removals: readonly Removal[], { text, focusPlace, onSettled }: RemovalToast): void {
  // A second press, before the entry left.
  for (const { key } of removals) undoRemoval(key);
  const stop = () => {
    clearTimeout(timer);
    pending.delete(commit);
    closeToast(toast);
    if (undoLast === undo) undoLast = null;
  };
  const commit = async () => {
    stop();
    await Promise.all(removals.map(send));
    onSettled?.();
  };
  const undo = () => {
    for (const { key } of removals) undoRemoval(key);
  };
  const timer = setTimeout(commit, UNDO_DURATION);
  pending.add(commit);
  for (const { key } of removals) hideItem(key, stop);
  undoLast = undo;
  const toast = showToast('success', text, { label: 'Undo', onPress: undo, focusPlace });
  window.addEventListener('pagehide', sendRemovals);
  document.addEventListener('visibilitychange', sendWhenHidden);
  // After the entry is gone: the toast's code may still be loading.
  setTimeout(() => {
    if (document.activeElement === document.body) focusPlace()?.focus({ preventScroll: true });
  });
}

/** Undoes the last removal, like the button of its toast. */
export function undoLastRemoval(): void {
  undoLast?.();
}

async function send({ key, send: sendRemoval, isRefusal, onError }: Removal): Promise<void> {
  try {
    await sendRemoval();
  } catch (error) {
    if (!isRefusal?.(error)) console.error(`Not removed: ${key}`, error);
    undoRemoval(key);
    onError(error);
  }
}

/** Sends what can still be undone, for example before something takes its place. */
export async function sendRemovals(): Promise<void> {
  await Promise.all([...pending].map((commit) => commit()));
}

function sendWhenHidden(): void {
  if (document.visibilityState === 'hidden') sendRemovals();
}
