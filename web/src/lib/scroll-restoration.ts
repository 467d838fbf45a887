/** Navigation state that keeps scroll position and focus, for a URL that changes within its page, as with a tab. */
export const KEEP_SCROLL = { keepsScroll: true } as const;

export function keepsScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsScroll' in state;
}
