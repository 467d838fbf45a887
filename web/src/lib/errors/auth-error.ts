import { providerCode } from '#lib/errors/error-text.ts';

/** Firebase Auth's codes where the user closed the popup, or opened another one. */
const GIVEN_UP: readonly string[] = [
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
];

/** All show the same message: none may reveal whether an address has an account. */
const WRONG_CREDENTIALS: readonly string[] = [
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/wrong-password',
  'auth/user-not-found',
];

/** Firebase Auth has ended the session. */
const OVER: readonly string[] = [
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
];

function hasCode(codes: readonly string[], error: unknown): boolean {
  const code = providerCode(error);
  return code !== null && codes.includes(code);
}

/** The user closed the popup, which is no failure. */
export const isPopupClosed = (error: unknown) => hasCode(GIVEN_UP, error);

export const isSessionExpired = (error: unknown) => hasCode(OVER, error);

export const isWrongCredentials = (error: unknown) => hasCode(WRONG_CREDENTIALS, error);

/** An administrator has locked the account. */
export const isLocked = (error: unknown) => providerCode(error) === 'auth/user-disabled';

export const isEmailInUse = (error: unknown) => providerCode(error) === 'auth/email-already-in-use';

/**
 * Returns whether Firebase Auth refused because of a mistake or a change of mind: no fault, so `meta.isRefusal` keeps
 * it out of the log.
 */
export const isSignInRefusal = (error: Error) =>
  isPopupClosed(error) || isWrongCredentials(error) || isEmailInUse(error) || isLocked(error);
