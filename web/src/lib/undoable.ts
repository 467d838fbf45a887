import { UNDO_DURATION } from '@aperture-byline/contract/shared/constants';
import { markRemoved, undoRemoval } from './removed.ts';
import { closeToast, showToast } from './toast.ts';

interface Removal {
  /** As `useRemoved` answers it. */
  key: string;
  /** What the toast says. */
  text: string;
  /**
   * Removes it on the server. It may run while the page is left, so it has what it needs, and sends a `keepalive` request
   * without waiting for anything before.
   */
  send: () => Promise<unknown>;
  /** Whether an error is an answer that has to be expected, which is not logged. */
  isRefusal?: (error: unknown) => boolean;
  /** Told after what could not be removed is listed again. */
  onError: (error: unknown) => void;
  /** Gets the focus when what was removed, or its toast, is gone: the entry that is back, or a heading. */
  focusPlace: () => HTMLElement | null;
}

const pending = new Set<() => void>();

/**
 * Takes an entry off its lists at once, and offers to undo that for `UNDO_DURATION`. The server hears of it afterwards, or when
 * the page is left or hidden, because nobody may come back to it; moving on within the site changes nothing.
 */
export function removeWithUndo({ key, text, send, isRefusal, onError, focusPlace }: Removal): void {
  // A second press, before the entry left.
  undoRemoval(key);
  const stop = () => {
    clearTimeout(timer);
    pending.delete(commit);
    closeToast(toast);
  };
  const commit = async () => {
    stop();
    try {
      await send();
    } catch (error) {
      if (!isRefusal?.(error)) console.error(`Not removed: ${key}`, error);
      undoRemoval(key);
      onError(error);
    }
  };
  const timer = setTimeout(commit, UNDO_DURATION);
  pending.add(commit);
  markRemoved(key, stop);
  const onPress = () => undoRemoval(key);
  const toast = showToast('success', text, { label: 'Undo', onPress, focusPlace });
  window.addEventListener('pagehide', commitAll);
  document.addEventListener('visibilitychange', commitWhenHidden);
  // After the entry is gone: the toast's code may still be loading.
  setTimeout(() => {
    if (document.activeElement === document.body) focusPlace()?.focus({ preventScroll: true });
  });
}

function commitAll(): void {
  for (const commit of pending) commit();
}

function commitWhenHidden(): void {
  if (document.visibilityState === 'hidden') commitAll();
}
