import { signInWithEmailAndPassword } from 'firebase/auth';
import type { LoginForm } from '#features/account/sign-in-schemas.ts';
import { firebaseReady } from '#lib/session/firebase.ts';
import { expectAccount, wakeSession } from '#lib/session/session-store.ts';

/** Throws the sign-in service's refusal. */
export async function signIn({ email, password }: LoginForm): Promise<void> {
  const { auth } = await firebaseReady();
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  expectAccount(user.uid);
  wakeSession();
}
