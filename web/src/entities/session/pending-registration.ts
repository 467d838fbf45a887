import type { NewAccount } from '@aperture-byline/contract/user/schemas';
import { browserStorage, STORAGE_KEYS } from '#lib/browser-storage.ts';

/** With the address that it belongs to, in lower case. */
export type PendingRegistration = NewAccount & { email: string };

const KEY = STORAGE_KEYS.newcomer;
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
 * What somebody who is just registering said of themselves. The session makes the profile of the account with this
 * address from it, and keeps it until that has worked: through a reload, and for a tab that is quicker than this one.
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
 * That somebody chose a photographer's account before they opened Google's window, which is what names them. In this
 * page's memory only, so that nobody who signs in here later is taken for them.
 */
export const artistChoice = {
  set(isChosen: boolean): void {
    wantsToBeArtist = isChosen;
  },
  /** Gives the choice to the account that has signed in, once. */
  take(): boolean {
    const isChosen = wantsToBeArtist;
    wantsToBeArtist = false;
    return isChosen;
  },
};
