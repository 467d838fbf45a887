import { useEffect } from 'react';

/** Asks before the tab is closed or reloaded while that loses something; no page reloads itself then. */
export function useReloadGuard(isLost: boolean): void {
  useEffect(() => {
    if (!isLost) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isLost]);
}
