import { useEffect, useState, useSyncExternalStore } from 'react';
import { reloadForRelease } from './connection.ts';

const neverChanges = () => () => {};

/**
 * Reloads a failed page where the site has a newer release. Returns true until it is known that the page stays; false
 * on the server and for what the server sent, which says at once that it failed.
 */
export function useReleaseReload(): boolean {
  const isNavigation = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [isPending, setPending] = useState(isNavigation);
  useEffect(() => {
    reloadForRelease().then(setPending);
  }, []);
  return isPending;
}
