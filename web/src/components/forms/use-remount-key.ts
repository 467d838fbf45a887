import { useEffect, useState } from 'react';

/** Counts how often an editor begins anew, for its key, and moves the lost focus to the heading. */
export function useRemountKey(): { remountKey: number; remount: () => void } {
  const [remountKey, setRemountKey] = useState(0);
  useEffect(() => {
    const heading = remountKey > 0 ? document.querySelector<HTMLElement>('main h1') : null;
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [remountKey]);
  return { remountKey, remount: () => setRemountKey((count) => count + 1) };
}
