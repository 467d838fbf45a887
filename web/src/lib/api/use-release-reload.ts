import { useEffect, useState } from 'react';
import { reloadForRelease } from './connection.ts';

/** Reloads a failed page where the site has a newer release. Returns true until it is known that the page stays. */
export function useReleaseReload(): boolean {
  const [isPending, setPending] = useState(true);
  useEffect(() => {
    reloadForRelease().then(setPending);
  }, []);
  return isPending;
}
