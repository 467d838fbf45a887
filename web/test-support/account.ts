import type { Account } from '../src/entities/session/session-store.ts';

/** Somebody with a verified address and no roles, for `rememberSession`. */
export const sampleAccount = (fields: Partial<Account> = {}): Account => ({
  uid: 'u1',
  userId: 100000001,
  avatar: null,
  email: 'mira@example.com',
  emailVerified: true,
  isNew: false,
  isAdmin: false,
  ...fields,
});
