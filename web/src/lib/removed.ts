import { useSyncExternalStore } from 'react';

let removed: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const get = () => removed;

/** Keys of what was removed in this tab: lists leave it out, since their answers may be older than the removal. */
export function useRemoved(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, get, get);
}

export function setRemoved(key: string, isRemoved: boolean): void {
  const next = new Set(removed);
  if (isRemoved) next.add(key);
  else next.delete(key);
  removed = next;
  for (const listener of listeners) listener();
}
