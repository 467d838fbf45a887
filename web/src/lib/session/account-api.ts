import { messages } from '@aperture-byline/contract/messages';
import { ApiError, callAs, type Method } from '#lib/api.ts';
import { loadCode } from '#lib/connection.ts';
import { showToast } from '#lib/toast.ts';
import { isSessionOver } from './provider-error.ts';
import { endSession } from './session-store.ts';

/** Nobody is signed in (any more). */
export class NotSignedInError extends Error {
  constructor() {
    super('Nobody is signed in');
    this.name = 'NotSignedInError';
  }
}

/**
 * A call of the API as the person who is signed in, with a token that is refreshed where it has run out. Throws as
 * `getData` does, and `NotSignedInError`. Where the server no longer knows the account, the session ends here too, and
 * the person is told.
 */
export async function callOwn<T>(
  path: string,
  options: { method?: Method; body?: unknown; signal?: AbortSignal } = {},
): Promise<T> {
  const { firebaseReady } = await loadCode(() => import('./firebase.ts'));
  const { auth } = await firebaseReady();
  await auth.authStateReady();
  if (auth.currentUser === null) throw new NotSignedInError();
  try {
    return await callAs<T>(await auth.currentUser.getIdToken(), path, options);
  } catch (error) {
    if (isSessionOver(error) || (error instanceof ApiError && error.status === 401)) {
      await auth.signOut();
      endSession();
      showToast('warning', messages.relogin);
    }
    throw error;
  }
}
