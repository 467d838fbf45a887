import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
} from 'firebase/auth';
import { signedInUser } from '../api/account-api.ts';

export interface SignInMethods {
  password: boolean;
  google: boolean;
}

export async function signInMethods(): Promise<SignInMethods> {
  const { currentUser } = await signedInUser();
  const has = (id: string) => currentUser.providerData.some(({ providerId }) => providerId === id);
  return { password: has(EmailAuthProvider.PROVIDER_ID), google: has(GoogleAuthProvider.PROVIDER_ID) };
}

/** Reauthenticates and refreshes the token. Throws Firebase Auth's error. */
export async function confirmWithPassword(password: string): Promise<void> {
  const { currentUser } = await signedInUser();
  await reauthenticateWithCredential(currentUser, EmailAuthProvider.credential(currentUser.email ?? '', password));
  await currentUser.getIdToken(true);
}

/** Confirms the identity like `confirmWithPassword`, in Google's popup. */
export async function confirmWithGoogle(): Promise<void> {
  const { currentUser } = await signedInUser();
  await reauthenticateWithPopup(currentUser, new GoogleAuthProvider(), browserPopupRedirectResolver);
  await currentUser.getIdToken(true);
}
