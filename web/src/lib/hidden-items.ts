import { useSyncExternalStore } from 'react';

/** Keys of what was removed in this tab, with the function that stops a removal that is not sent yet. */
let hidden: ReadonlyMap<string, () => void> = new Map();
const listeners = new Set<() => void>();

function set(next: typeof hidden): void {
  hidden = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const get = () => hidden;

/** Returns the keys of what was removed in this tab: lists leave it out, since their answers may be older than the removal. */
export function useHiddenItems(): Pick<ReadonlySet<string>, 'has'> {
  return useSyncExternalStore(subscribe, get, get);
}

export function hideItem(key: string, stop: () => void): void {
  set(new Map([...hidden, [key, stop]]));
}

/** Lists an entry again, for example because it was added anew. A removal that is not sent yet never is. */
export function undoRemoval(key: string): void {
  const stop = hidden.get(key);
  if (stop === undefined) return;
  stop();
  set(new Map([...hidden].filter(([other]) => other !== key)));
}
