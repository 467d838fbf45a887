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
  /** Beginning of the names of likes, also taken back, that the server has not confirmed: see `use-likes.ts`. */
  unsentLike: 'AnBUnsentLike',
  asked: 'AnBAsked',
  /** The script in `index.html` reads it too, at once and after each change. */
  theme: 'AnBTheme',
  /** Beginning of the names of drafts: see `drafts.ts`. */
  draft: 'AnBDraft',
  /** Beginning of the names of what was put away at a logout, encrypted: see `seal.ts`. */
  sealed: 'AnBSealed',
} as const;

export type DraftKey = `${typeof STORAGE_KEYS.draft}:${string}`;
export type SealedKey = `${typeof STORAGE_KEYS.sealed}:${string}`;
export type StorageKey =
  | (typeof STORAGE_KEYS)[Exclude<keyof typeof STORAGE_KEYS, 'draft' | 'sealed' | 'unsentLike'>]
  | `${typeof STORAGE_KEYS.unsentLike}:${string}`
  | DraftKey
  | SealedKey;

/** Runs `work`; undefined where the storage is blocked or full. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

let leftUid: string | null = null;

/** The account that has left this tab: forms of it that are still being closed store and send nothing any more. */
export const leftAccount = {
  set: (uid: string): void => {
    leftUid = uid;
  },
  /** The account is back. */
  clear: (uid: string): void => {
    if (leftUid === uid) leftUid = null;
  },
  is: (uid: string): boolean => leftUid === uid,
};

/** The local storage. Where it is blocked or full, nothing is stored and nothing throws. */
export const browserStorage = {
  /** The text kept under a key; null where there is none, undefined where the storage is blocked. */
  get: (key: StorageKey): string | null | undefined => attempt(() => localStorage.getItem(key)),
  set: (key: StorageKey, value: string): void => {
    if (key.split(':').some(leftAccount.is)) return;
    attempt(() => localStorage.setItem(key, value));
  },
  remove: (key: StorageKey): void => {
    attempt(() => localStorage.removeItem(key));
  },
  draftKeys: (): DraftKey[] => attempt(() => Object.keys(localStorage).filter(isDraftKey)) ?? [],
  sealedKeys: (): SealedKey[] => attempt(() => Object.keys(localStorage).filter(isSealedKey)) ?? [],
  /**
   * Empties the local and the session storage but for what is sealed. Other tabs are told that they were emptied
   * (`isEmptied`).
   */
  clear: (): void => {
    const sealed = browserStorage.sealedKeys().map((key) => [key, browserStorage.get(key) ?? ''] as const);
    attempt(() => localStorage.clear());
    attempt(() => sessionStorage.clear());
    for (const [key, value] of sealed) browserStorage.set(key, value);
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

/** Whether another tab has emptied the local storage, as a logout does. An announced change has no `storageArea`. */
export const isEmptied = ({ key, storageArea }: StorageEvent): boolean => key === null && storageArea !== null;

/** Whether another tab has taken out what was sealed. */
export const isUnsealed = ({ key, newValue }: StorageEvent): boolean =>
  key !== null && isSealedKey(key) && newValue === null;

function isSealedKey(key: string): key is SealedKey {
  return key.startsWith(`${STORAGE_KEYS.sealed}:`);
}

function isDraftKey(key: string): key is DraftKey {
  return key.startsWith(`${STORAGE_KEYS.draft}:`);
}
