import type { DataOf, Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import { messages } from '@aperture-byline/contract/shared/messages';
import type { Auth, User } from 'firebase/auth';
import { ApiError, type CallInput, type CallOptions, callApi, needsRecentLogin } from '#lib/api/api.ts';
import { loadCode } from '#lib/api/connection.ts';
import { isSessionExpired } from '#lib/errors/auth-error.ts';
import { leftAccount } from '#lib/storage/browser-storage.ts';
import { showToast } from '#lib/toast.ts';
import { endSession, sessionStore } from '../session-store.ts';
import { confirmIdentity } from '../sign-in-again.ts';

/** No user is signed in, or the session has ended. */
export class NotSignedInError extends Error {
  override message = 'Not signed in';
}

/** Throws `NotSignedInError` where the account left this tab: for what closing forms send by themselves. */
export function assertNotLeft(uid: string): void {
  if (leftAccount.is(uid)) throw new NotSignedInError();
}

/** The signed-in user, and the service that says so. Throws `NotSignedInError`. */
export async function signedInUser(): Promise<{ auth: Auth; currentUser: User }> {
  const session = sessionStore.get();
  const { firebaseReady } = await loadCode(() => import('../firebase/firebase.ts'));
  const { auth } = await firebaseReady();
  await auth.authStateReady();
  const { currentUser } = auth;
  // Somebody else may have signed in in another tab: what was called for one account is never done as another.
  const isOther = session.status === 'signed-in' && session.uid !== currentUser?.uid;
  if (currentUser === null || isOther) throw new NotSignedInError();
  return { auth, currentUser };
}

/**
 * Calls the API as the signed-in user, with a token that is refreshed where it has expired. Throws as `callApi` does,
 * and `NotSignedInError`. Where the server asks for a recent sign-in, the person signs in again in a dialog, and the
 * same call is sent once more. Where it answers another 401 or the account is gone, ends the session and shows a toast.
 */
export async function callAuthenticated<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<DataOf<E>> {
  const call = await prepareAuthenticated(endpoint, input);
  return call(options);
}

/** Prepares a call in two steps: the second has its token and sends at once, also while the page is left. */
export async function prepareAuthenticated<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<(options: CallOptions) => Promise<DataOf<E>>> {
  const call = await prepareWithToken();
  return (options) => call((token) => callApi(endpoint, input, { token, ...options }));
}

/** A call with the token of the signed-in user, which ends the session where that is over. */
export async function prepareWithToken(): Promise<<T>(call: (token: string) => Promise<T>) => Promise<T>> {
  const { auth, currentUser } = await signedInUser();
  const untilExpired = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (isSessionExpired(error) || (error instanceof ApiError && error.status === 401 && !needsRecentLogin(error))) {
        await auth.signOut();
        endSession();
        showToast('warning', messages.relogin);
      }
      throw error;
    }
  };
  const token = await untilExpired(() => currentUser.getIdToken());
  return (call) =>
    untilExpired(async () => {
      try {
        return await call(token);
      } catch (error) {
        if (!needsRecentLogin(error) || !(await confirmIdentity())) throw error;
        return call(await currentUser.getIdToken());
      }
    });
}

/**
 * Returns the header by which App Check attests a call to come from this page, for the calls that the endpoint table
 * names. Empty in a house without a key, which loads nothing of it, and where there is no token: the API says what to
 * do then.
 */
export async function attest(): Promise<Record<string, string>> {
  const key = import.meta.env.VITE_APP_CHECK_KEY;
  if (!key) return {};
  try {
    const { getAppCheckToken } = await loadCode(() => import('../firebase/app-check.ts'));
    return { 'X-Firebase-AppCheck': await getAppCheckToken(key) };
  } catch (error) {
    console.error('App Check gave no token:', error);
    return {};
  }
}
