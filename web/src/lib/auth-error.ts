/** What the sign-in service says where a person closed its window, or opened another one. */
const GIVEN_UP: readonly string[] = [
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
];

/** One text for all of them: none may tell whether an address has an account. */
const WRONG_CREDENTIALS: readonly string[] = [
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/wrong-password',
  'auth/user-not-found',
];

/** The sign-in service has ended the session by itself. */
const OVER: readonly string[] = [
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
];

/** The sign-in service's own name for what went wrong (`auth/…`), or null for any other error. */
export function providerCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return error.code.startsWith('auth/') ? error.code : null;
}

function isOneOf(codes: readonly string[], error: unknown): boolean {
  const code = providerCode(error);
  return code !== null && codes.includes(code);
}

/** The person changed their mind: nothing failed. */
export const isPopupClosed = (error: unknown) => isOneOf(GIVEN_UP, error);

export const isSessionExpired = (error: unknown) => isOneOf(OVER, error);

export const isWrongCredentials = (error: unknown) => isOneOf(WRONG_CREDENTIALS, error);

export const isEmailInUse = (error: unknown) => providerCode(error) === 'auth/email-already-in-use';
