import { sendPasswordResetEmail } from 'firebase/auth';
import { firebaseReady } from '#entities/session/firebase/firebase.ts';
import { paths } from '#lib/navigation/paths.ts';

/** Mails a link for a new password that leads back to the login. Throws Firebase Auth's error. */
export async function sendReset(email: string): Promise<void> {
  const { auth } = await firebaseReady();
  await sendPasswordResetEmail(auth, email, { url: window.location.origin + paths.login });
}
