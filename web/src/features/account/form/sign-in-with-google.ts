import { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup } from 'firebase/auth';
import { firebaseReady } from '#lib/session/firebase.ts';
import { expectAccount, wakeSession } from '#lib/session/session-store.ts';

/** Opens Google's window. Throws where it is closed, or anything fails. */
export async function signInWithGoogle(): Promise<void> {
  const { auth } = await firebaseReady();
  // Only here, so that nobody else loads what the window needs.
  const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
  expectAccount(user.uid);
  wakeSession();
}
