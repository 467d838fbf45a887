import { type KeyboardEvent, useEffect, useSyncExternalStore } from 'react';

export function isWriting(target: EventTarget): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/**
 * Handles a key that is pressed anywhere in the viewer, before the lightbox does; `actions` are by key in lower case.
 * Keys in a text field, with a modifier, or in a dialog above the viewer are left alone, and so is the space that
 * presses a button or scrolls a panel. A key that is held down counts once: each picture replaces the address, and
 * browsers limit that.
 */
export function pressKey(event: KeyboardEvent, actions: Readonly<Record<string, () => void>>): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey, repeat } = event;
  if (!(target instanceof Element && currentTarget.contains(target)) || ctrlKey || metaKey || altKey) return;
  if (repeat && (key === 'ArrowLeft' || key === 'ArrowRight') && !isWriting(target)) event.stopPropagation();
  const action = actions[key.toLowerCase()];
  if (!action || (key !== 'Escape' && isWriting(target))) return;
  if (key === ' ' && target.closest('a, button, section')) return;
  event.preventDefault();
  event.stopPropagation();
  if (!repeat) action();
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

const read = () => document.fullscreenElement !== null;

function enterFullscreen(): void {
  // Rejects where the browser does not allow it: the viewer fills the window as before.
  document.documentElement.requestFullscreen().catch(() => undefined);
}

function exitFullscreen(): void {
  if (read()) document.exitFullscreen().catch(() => undefined);
}

/** Shows the whole document in fullscreen, so that dialogs and toasts are in it. `toggle` is null without support. */
export function useFullscreen(): { isFullscreen: boolean; toggle: (() => void) | null } {
  const isFullscreen = useSyncExternalStore(subscribe, read);
  useEffect(() => exitFullscreen, []);
  return {
    isFullscreen,
    toggle: document.fullscreenEnabled ? (isFullscreen ? exitFullscreen : enterFullscreen) : null,
  };
}
