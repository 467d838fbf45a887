import { sendEmailVerification } from 'firebase/auth';
import { paths } from '#lib/paths.ts';
import { NotSignedInError } from '../api/account-api.ts';
import { firebaseReady } from './firebase.ts';

/** Mails the current user a link that verifies their address and leads back to their profile. */
export async function sendVerification(): Promise<void> {
  const { auth } = await firebaseReady();
  await auth.authStateReady();
  if (auth.currentUser === null) throw new NotSignedInError();
  await sendEmailVerification(auth.currentUser, { url: window.location.origin + paths.ownProfile });
}
