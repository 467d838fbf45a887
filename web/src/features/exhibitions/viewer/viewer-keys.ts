import type { KeyboardEvent } from 'react';

/** Whether what is pressed in this element is text that somebody writes. */
export function isWriting(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/**
 * Handles a key that is pressed anywhere in the viewer, before the lightbox does; `actions` are by key in lower case. Keys
 * in a text field, with a modifier, or in a dialog above the viewer are left alone, and so is the space that presses a
 * button or scrolls a panel. A key that is held down counts once: each picture replaces the address, and browsers limit that.
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
