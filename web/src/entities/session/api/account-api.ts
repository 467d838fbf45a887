import type { DataOf, Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import { messages } from '@aperture-byline/contract/shared/messages';
import { ApiError, type CallInput, callApi } from '#lib/api.ts';
import { isSessionExpired } from '#lib/auth-error.ts';
import { loadCode } from '#lib/connection.ts';
import { showToast } from '#lib/toast.ts';
import { endSession } from '../session-store.ts';

/** Nobody is signed in (any more). */
export class NotSignedInError extends Error {
  constructor() {
    super('Nobody is signed in');
    this.name = 'NotSignedInError';
  }
}

/**
 * A call of the API as the person who is signed in, with a token that is refreshed where it has expired. Throws as
 * `callApi` does, and `NotSignedInError`. Where the server no longer knows the account, the session ends here too, and
 * the person is told.
 */
export async function callOwn<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<DataOf<E>> {
  const { firebaseReady } = await loadCode(() => import('../firebase/firebase.ts'));
  const { auth } = await firebaseReady();
  await auth.authStateReady();
  if (auth.currentUser === null) throw new NotSignedInError();
  try {
    const token = await auth.currentUser.getIdToken();
    return await callApi(endpoint, input, { token, ...(signal && { signal }) });
  } catch (error) {
    if (isSessionExpired(error) || (error instanceof ApiError && error.status === 401)) {
      await auth.signOut();
      endSession();
      showToast('warning', messages.relogin);
    }
    throw error;
  }
}
