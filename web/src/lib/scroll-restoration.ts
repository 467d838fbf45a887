/** Navigation state of an address that changes under its page, as with a tab: nothing scrolls, and the focus stays. */
export const KEEP_SCROLL = { keepsScroll: true } as const;

export function keepsScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsScroll' in state;
}
