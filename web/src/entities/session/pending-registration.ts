import type { NewAccount } from '@aperture-byline/contract/user/bodies';
import { browserStorage, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';

/** A new account with its e-mail address in lower case. */
type PendingRegistration = NewAccount & { email: string };

const KEY = STORAGE_KEYS.pendingRegistration;
const TEXTS = ['firstName', 'lastName', 'email'] as const;

let newcomer: PendingRegistration | null = null;

function parse(stored: string): PendingRegistration | null {
  try {
    const value: PendingRegistration | null = JSON.parse(stored);
    return TEXTS.every((name) => typeof value?.[name] === 'string') ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * The names and choices of a registration whose profile is not made yet. The session provider makes the profile of the
 * account with this address from it. Kept in the local storage until that worked: another tab may be faster, or this
 * one reloaded.
 */
export const pendingRegistration = {
  get(): PendingRegistration | null {
    const stored = browserStorage.get(KEY);
    if (stored !== undefined) newcomer = stored === null ? null : parse(stored);
    return newcomer;
  },
  set(account: PendingRegistration | null): void {
    newcomer = account;
    if (account) browserStorage.set(KEY, JSON.stringify(account));
    else browserStorage.remove(KEY);
  },
};

let wantsToBeArtist = false;

/**
 * Whether a photographer's account was chosen before Google's popup opened: the e-mail address is not known then. In
 * memory only, so that it is never applied to another user of this browser.
 */
export const artistChoice = {
  set(isSelected: boolean): void {
    wantsToBeArtist = isSelected;
  },
  consume(): boolean {
    const isSelected = wantsToBeArtist;
    wantsToBeArtist = false;
    return isSelected;
  },
};
