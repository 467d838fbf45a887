import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth';
import { NotSignedInError } from '../api/account-api.ts';
import { firebaseReady } from './firebase.ts';

export interface SignInMethods {
  password: boolean;
  google: boolean;
}

/** Throws `NotSignedInError`. */
export async function currentUser(): Promise<User> {
  const { auth } = await firebaseReady();
  await auth.authStateReady();
  if (auth.currentUser === null) throw new NotSignedInError();
  return auth.currentUser;
}

/** The sign-in methods of the current user, for the reauthentication. */
export async function signInMethods(): Promise<SignInMethods> {
  const { providerData } = await currentUser();
  const has = (id: string) => providerData.some(({ providerId }) => providerId === id);
  return { password: has(EmailAuthProvider.PROVIDER_ID), google: has(GoogleAuthProvider.PROVIDER_ID) };
}

/** Reauthenticates and refreshes the token. Throws Firebase Auth's error. */
export async function confirmWithPassword(password: string): Promise<void> {
  const user = await currentUser();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  await user.getIdToken(true);
}

/** As `confirmWithPassword`, in Google's popup. */
export async function confirmWithGoogle(): Promise<void> {
  const user = await currentUser();
  await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
  await user.getIdToken(true);
}
