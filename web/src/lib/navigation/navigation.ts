/** Navigation state that keeps scroll position and focus, for a URL that changes within its page, as with a tab. */
export const KEEP_SCROLL = { keepsScroll: true } as const;

export function keepsScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsScroll' in state;
}

/**
 * Listener that runs first on Back and Forward. Browsers call a window's listeners in the order in which they were
 * added, so that one that is to keep an event from the router is added before it, by the entry of the client.
 */
export const historyGuard: { current: ((event: PopStateEvent) => void) | null } = { current: null };
