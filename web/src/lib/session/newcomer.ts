import type { NewAccount } from '@aperture-byline/contract/user-schema';
import { inStorage } from './in-storage.ts';

/** With the address that it belongs to, in lower case. */
export type Newcomer = NewAccount & { email: string };

const KEY = 'newcomer';
const TEXTS = ['firstName', 'lastName', 'email'] as const;

let newcomer: Newcomer | null = null;

function parse(stored: string): Newcomer | null {
  try {
    const value: Newcomer | null = JSON.parse(stored);
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
export const newcomerStore = {
  get(): Newcomer | null {
    inStorage((storage) => {
      const stored = storage.getItem(KEY);
      newcomer = stored === null ? null : parse(stored);
    });
    return newcomer;
  },
  set(account: Newcomer | null): void {
    newcomer = account;
    inStorage((storage) => {
      if (account) storage.setItem(KEY, JSON.stringify(account));
      else storage.removeItem(KEY);
    });
  },
};
