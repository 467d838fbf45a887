import { atom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** Keys of what was removed in this tab, with the function that stops a removal that is not sent yet. */
const hidden = atom<ReadonlyMap<string, () => void>>(new Map());

/**
 * Returns the keys of what was removed in this tab: lists leave it out, since their answers may be older than the
 * removal.
 */
export function useHiddenItems(): Pick<ReadonlySet<string>, 'has'> {
  return useSyncExternalStore(hidden.listen, hidden.get, hidden.get);
}

export function hideItem(key: string, stop: () => void): void {
  hidden.set(new Map([...hidden.get(), [key, stop]]));
}

/** Lists an entry again, for example because it was added anew. A removal that is not sent yet never is. */
export function undoRemoval(key: string): void {
  const stop = hidden.get().get(key);
  if (stop === undefined) return;
  stop();
  hidden.set(new Map([...hidden.get()].filter(([other]) => other !== key)));
}
