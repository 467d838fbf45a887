/**
 * Every key of the local storage. The privacy policy explains each; nothing else in the client may use local or session
 * storage.
 */
export const STORAGE_KEYS = {
  cart: 'AnBCart',
  viewedProducts: 'AnBRecentlyViewed',
  userId: 'userId',
  userAvatar: 'userPhoto',
  pendingRegistration: 'newcomer',
  guest: 'AnBGuest',
  likes: 'AnBLikes',
  /** The script in `index.html` reads it too, at once and after each change. */
  theme: 'AnBTheme',
  /** Beginning of the names of drafts: see `drafts.ts`. */
  draft: 'AnBDraft',
} as const;

export type DraftKey = `${typeof STORAGE_KEYS.draft}:${string}`;
type StorageKey = (typeof STORAGE_KEYS)[Exclude<keyof typeof STORAGE_KEYS, 'draft'>] | DraftKey;

/** Runs `work`; undefined where the storage is blocked or full. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** The local storage. Where it is blocked or full, nothing is stored and nothing throws. */
export const browserStorage = {
  /** The text kept under a key; null where there is none, undefined where the storage is blocked. */
  get: (key: StorageKey): string | null | undefined => attempt(() => localStorage.getItem(key)),
  set: (key: StorageKey, value: string): void => {
    attempt(() => localStorage.setItem(key, value));
  },
  remove: (key: StorageKey): void => {
    attempt(() => localStorage.removeItem(key));
  },
  draftKeys: (): DraftKey[] => attempt(() => Object.keys(localStorage).filter(isDraftKey)) ?? [],
  /** Empties the local and the session storage. */
  clear: (): void => {
    attempt(() => localStorage.clear());
    attempt(() => sessionStorage.clear());
    browserStorage.announce();
  },
  /** Calls the listener after changes in other tabs, and after those of this one that are announced. */
  subscribe: (listener: (event: StorageEvent) => void): (() => void) => {
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
  /** Tells this tab of its own change, as the browser tells the others. */
  announce: (): void => {
    window.dispatchEvent(new StorageEvent('storage'));
  },
};

function isDraftKey(key: string): key is DraftKey {
  return key.startsWith(`${STORAGE_KEYS.draft}:`);
}
