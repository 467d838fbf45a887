import { useEffect, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

const read = () => document.fullscreenElement !== null;

function enter(): void {
  // Rejects where the browser does not allow it: the viewer fills the window as before.
  document.documentElement.requestFullscreen().catch(() => undefined);
}

function leave(): void {
  if (read()) document.exitFullscreen().catch(() => undefined);
}

/**
 * Shows the whole document in fullscreen, so that dialogs and toasts over the viewer are in it too, until the component
 * is removed. `toggle` is null in browsers without it.
 */
export function useFullscreen(): { isFullscreen: boolean; toggle: (() => void) | null } {
  const isFullscreen = useSyncExternalStore(subscribe, read);
  useEffect(() => leave, []);
  return { isFullscreen, toggle: document.fullscreenEnabled ? (isFullscreen ? leave : enter) : null };
}
