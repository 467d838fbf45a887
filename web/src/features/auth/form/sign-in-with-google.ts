import { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup } from 'firebase/auth';
import { firebaseReady } from '#entities/session/firebase/firebase.ts';
import { artistChoice } from '#entities/session/pending-registration.ts';
import { expectAccount, startSession } from '#entities/session/session-store.ts';

/** Opens Google's window, for somebody who may have chosen a photographer's account. Throws where it is closed, or anything fails. */
export async function signInWithGoogle({ isArtist }: { isArtist: boolean }): Promise<void> {
  const { auth } = await firebaseReady();
  // The session hears of the account before the window's answer arrives here.
  artistChoice.set(isArtist);
  // Only here, so that nobody else loads what the window needs.
  try {
    const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
    expectAccount(user.uid);
    startSession();
  } catch (error) {
    artistChoice.set(false);
    throw error;
  }
}
