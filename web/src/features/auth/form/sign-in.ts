import { sendPasswordResetEmail, signInWithEmailAndPassword } from 'firebase/auth';
import { firebaseReady } from '#entities/session/firebase/firebase.ts';
import { expectAccount, startSession } from '#entities/session/session-store.ts';
import type { LoginForm } from '#features/auth/sign-in-schemas.ts';
import { paths } from '#lib/navigation/paths.ts';

/** Throws Firebase Auth's error. */
export async function signIn({ email, password }: LoginForm): Promise<void> {
  const { auth } = await firebaseReady();
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  expectAccount(user.uid);
  startSession();
}

/** Mails a link for a new password that leads back to the login. Throws Firebase Auth's error. */
export async function sendReset(email: string): Promise<void> {
  const { auth } = await firebaseReady();
  await sendPasswordResetEmail(auth, email, { url: window.location.origin + paths.login });
}
