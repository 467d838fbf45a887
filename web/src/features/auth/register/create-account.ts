import {
  type Auth,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth';
import { firebaseReady } from '#entities/session/firebase/firebase.ts';
import { pendingRegistration } from '#entities/session/pending-registration.ts';
import { expectAccount, startSession } from '#entities/session/session-store.ts';
import type { RegisterForm } from '#features/auth/sign-in-schemas.ts';
import { isEmailInUse, isWrongCredentials } from '#lib/errors/auth-error.ts';
import { providerCode } from '#lib/errors/error-text.ts';
import { paths } from '#lib/navigation/paths.ts';

const NO_ANSWER = 'auth/network-request-failed';

/** Makes an account; the mail's link leads to `returnTo`. Throws the sign-in service's error. */
export async function createAccount(
  form: RegisterForm & { isArtist: boolean },
  { returnTo = paths.accountProfile }: { returnTo?: string | undefined } = {},
): Promise<void> {
  const { firstName, lastName, isArtist, password } = form;
  const email = form.email.toLowerCase();
  try {
    const { auth } = await firebaseReady();
    // A pending registration without a response: the account may exist already.
    const mayBeOwn = pendingRegistration.get()?.email === email;
    pendingRegistration.set({ firstName, lastName, email, isArtist });
    const user = await createUser(auth, { email, password, mayBeOwn });
    sendEmailVerification(user, { url: window.location.origin + returnTo }).catch((error: unknown) => {
      // Not fatal: the profile page offers to send it again.
      console.error('The mail to confirm the address could not be sent:', error);
    });
    expectAccount(user.uid);
    startSession();
  } catch (error) {
    if (providerCode(error) !== NO_ANSWER) pendingRegistration.set(null);
    throw error;
  }
}

async function createUser(
  auth: Auth,
  { email, password, mayBeOwn }: { email: string; password: string; mayBeOwn: boolean },
): Promise<User> {
  try {
    return (await createUserWithEmailAndPassword(auth, email, password)).user;
  } catch (error) {
    if (!mayBeOwn || !isEmailInUse(error)) throw error;
    try {
      return (await signInWithEmailAndPassword(auth, email, password)).user;
    } catch (signInError) {
      throw isWrongCredentials(signInError) ? error : signInError;
    }
  }
}
