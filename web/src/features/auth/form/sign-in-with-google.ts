import { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup } from 'firebase/auth';
import { firebaseReady } from '#entities/session/firebase/firebase.ts';
import { artistChoice } from '#entities/session/pending-registration.ts';
import { expectAccount, startSession } from '#entities/session/session-store.ts';

/** Signs in by Google's popup. Throws Firebase Auth's error, also where the user closes the popup. */
export async function signInWithGoogle({ isArtist }: { isArtist: boolean }): Promise<void> {
  const { auth } = await firebaseReady();
  // Set first: the session provider learns of the account before `signInWithPopup` resolves.
  artistChoice.set(isArtist);
  // The resolver is imported here only: no other page loads the popup's code.
  try {
    const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
    expectAccount(user.uid);
    startSession();
  } catch (error) {
    artistChoice.set(false);
    throw error;
  }
}
