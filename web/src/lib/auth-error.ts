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

/** Firebase Auth's error code (`auth/…`), or null for any other error. */
export function providerCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return error.code.startsWith('auth/') ? error.code : null;
}

function isOneOf(codes: readonly string[], error: unknown): boolean {
  const code = providerCode(error);
  return code !== null && codes.includes(code);
}

/** The user closed the popup, which is no failure. */
export const isPopupClosed = (error: unknown) => isOneOf(GIVEN_UP, error);

export const isSessionExpired = (error: unknown) => isOneOf(OVER, error);

export const isWrongCredentials = (error: unknown) => isOneOf(WRONG_CREDENTIALS, error);

export const isEmailInUse = (error: unknown) => providerCode(error) === 'auth/email-already-in-use';
