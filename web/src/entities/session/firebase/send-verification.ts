import { sendEmailVerification } from 'firebase/auth';
import { NotSignedInError } from '../api/account-api.ts';
import { firebaseReady } from './firebase.ts';

/** Mails the current user a link that verifies their address and then leads to this path. */
export async function sendVerification(returnTo: string): Promise<void> {
  const { auth } = await firebaseReady();
  await auth.authStateReady();
  if (auth.currentUser === null) throw new NotSignedInError();
  await sendEmailVerification(auth.currentUser, { url: window.location.origin + returnTo });
}
