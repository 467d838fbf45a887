import { UNDO_DURATION } from '@aperture-byline/contract/shared/constants';
import { setRemoved } from './removed.ts';
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
  /** Told after what could not be removed is listed again. */
  onError: (error: unknown) => void;
  /** Gets the focus when what was removed, or its toast, is gone: the entry that is back, or a heading. */
  focusPlace: () => HTMLElement | null;
}

const pending = new Map<string, { commit: () => Promise<void>; undo: () => void }>();

/**
 * Takes an entry off its lists at once, and offers to undo that for `UNDO_DURATION`. The server hears of it afterwards, or when
 * the page is left or hidden, because nobody may come back to it; moving on within the site changes nothing.
 */
export function removeWithUndo({ key, text, send, onError, focusPlace }: Removal): void {
  undoRemoval(key);
  setRemoved(key, true);
  const end = () => {
    clearTimeout(timer);
    pending.delete(key);
    closeToast(toast);
  };
  const undo = () => {
    end();
    setRemoved(key, false);
  };
  const commit = async () => {
    end();
    try {
      await send();
    } catch (error) {
      console.error(`Not removed: ${key}`, error);
      setRemoved(key, false);
      onError(error);
    }
  };
  const timer = setTimeout(commit, UNDO_DURATION);
  const toast = showToast('success', text, { label: 'Undo', onPress: undo, focusPlace });
  pending.set(key, { commit, undo });
  window.addEventListener('pagehide', commitAll);
  document.addEventListener('visibilitychange', commitWhenHidden);
  // After the entry is gone: the toast's code may still be loading.
  setTimeout(() => {
    if (document.activeElement === document.body) focusPlace()?.focus({ preventScroll: true });
  });
}

/** Lists an entry again, for example because it was added anew; a removal that is not sent yet is not. */
export function undoRemoval(key: string): void {
  pending.get(key)?.undo();
  setRemoved(key, false);
}

function commitAll(): void {
  for (const { commit } of [...pending.values()]) commit();
}

function commitWhenHidden(): void {
  if (document.visibilityState === 'hidden') commitAll();
}
