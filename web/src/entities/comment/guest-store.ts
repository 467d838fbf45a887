import { NAME_MAX } from '@aperture-byline/contract/shared/constants';
import { browserStorage, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';

/** A visitor who comments without an account. */
export interface Guest {
  /** As typed; empty for `Anonymous`. */
  name: string;
  /** Of the server's record; null before the first comment, and where the name was changed since. */
  userId: number | null;
}

const NOBODY: Guest = { name: '', userId: null };

/** By hand: a schema's library would come with every list of comments. */
function isGuest(value: unknown): value is Guest {
  const { name, userId }: Partial<Record<keyof Guest, unknown>> = value ?? {};
  return (
    typeof name === 'string' && name.length <= NAME_MAX && (userId === null || Number.isSafeInteger(userId))
  );
}

function read(): Guest {
  try {
    const stored: unknown = JSON.parse(browserStorage.get(STORAGE_KEYS.guest) ?? 'null');
    return isGuest(stored) ? stored : NOBODY;
  } catch (error) {
    if (error instanceof SyntaxError) return NOBODY;
    throw error;
  }
}

let guest: Guest | undefined;
const listeners = new Set<() => void>();

/** This browser's guest, in the local storage: asked for a name once. Where the storage is blocked, until a reload. */
export const guestStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get(): Guest {
    guest ??= read();
    return guest;
  },
  set(changed: Guest): void {
    guest = changed;
    browserStorage.set(STORAGE_KEYS.guest, JSON.stringify(changed));
    for (const listener of listeners) listener();
  },
};
