/** Navigation state of an address that changes under its page, as with a tab: nothing scrolls, and the focus stays. */
export const STAY_PUT = { staysPut: true } as const;

export function staysPut(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'staysPut' in state;
}
