import type { NewAccount } from '@aperture-byline/contract/user-schema';

let newcomer: NewAccount | null = null;

/**
 * What somebody who is just registering said of themselves. The session makes the profile of a new account from it, and
 * keeps it until that has worked.
 */
export const newcomerStore = {
  get: () => newcomer,
  set: (account: NewAccount | null) => {
    newcomer = account;
  },
};
