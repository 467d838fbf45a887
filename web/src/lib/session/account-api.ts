import { ApiError, callAs, type Method } from '#lib/api.ts';
import { forgetSession } from './session-store.ts';

/** Nobody is signed in (any more). */
export class NotSignedInError extends Error {
  constructor() {
    super('Nobody is signed in');
    this.name = 'NotSignedInError';
  }
}

/**
 * A call of the API as the person who is signed in, with a token that is refreshed where it has run out. Throws as
 * `getData` does, and `NotSignedInError`. Where the server no longer knows the account, the session ends here too.
 */
export async function callOwn<T>(
  path: string,
  options: { method?: Method; body?: unknown; signal?: AbortSignal } = {},
): Promise<T> {
  const { firebaseReady } = await import('./firebase.ts');
  const { auth } = await firebaseReady();
  await auth.authStateReady();
  if (auth.currentUser === null) throw new NotSignedInError();
  const token = await auth.currentUser.getIdToken();
  try {
    return await callAs<T>(token, path, options);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      await auth.signOut();
      forgetSession();
    }
    throw error;
  }
}
