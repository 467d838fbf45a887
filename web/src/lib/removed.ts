import { useSyncExternalStore } from 'react';

/** Keys removed in this tab, with the function that stops a removal that is not sent yet. */
let removed: ReadonlyMap<string, () => void> = new Map();
const listeners = new Set<() => void>();

function set(next: typeof removed): void {
  removed = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const get = () => removed;

/** Keys of what was removed in this tab: lists leave it out, since their answers may be older than the removal. */
export function useRemoved(): Pick<ReadonlySet<string>, 'has'> {
  return useSyncExternalStore(subscribe, get, get);
}

export function markRemoved(key: string, stop: () => void): void {
  set(new Map([...removed, [key, stop]]));
}

/** Lists an entry again, for example because it was added anew. A removal that is not sent yet never is. */
export function undoRemoval(key: string): void {
  const stop = removed.get(key);
  if (stop === undefined) return;
  stop();
  set(new Map([...removed].filter(([other]) => other !== key)));
}
