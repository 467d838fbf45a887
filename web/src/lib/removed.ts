import { atom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** Keys removed in this tab, with the function that stops a removal that is not sent yet. */
const removed = atom<ReadonlyMap<string, () => void>>(new Map());

/** Keys of what was removed in this tab: lists leave it out, since their answers may be older than the removal. */
export function useRemoved(): Pick<ReadonlySet<string>, 'has'> {
  return useSyncExternalStore(removed.listen, removed.get, removed.get);
}

export function markRemoved(key: string, stop: () => void): void {
  removed.set(new Map([...removed.get(), [key, stop]]));
}

/** Lists an entry again, for example because it was added anew. A removal that is not sent yet never is. */
export function undoRemoval(key: string): void {
  const stop = removed.get().get(key);
  if (stop === undefined) return;
  stop();
  removed.set(new Map([...removed.get()].filter(([other]) => other !== key)));
}
