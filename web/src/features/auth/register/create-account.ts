import { messages } from '@aperture-byline/contract/shared/messages';
import {
  type Auth,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth';
import type { FormFailure } from '#components/forms/form-alert.tsx';
import { firebaseReady } from '#entities/session/firebase/firebase.ts';
import { newcomerStore } from '#entities/session/pending-registration.ts';
import { expectAccount, wakeSession } from '#entities/session/session-store.ts';
import type { RegisterForm } from '#features/auth/sign-in-schemas.ts';
import { isWrongCredentials, providerCode } from '#lib/auth-error.ts';
import { failureText } from '#lib/error-text.ts';
import { paths } from '#lib/paths.ts';

const NO_ANSWER = 'auth/network-request-failed';
const IN_USE = 'auth/email-already-in-use';

/** Makes an account; the session then makes its profile. Null where it worked, else the failure to show. */
export async function createAccount(form: RegisterForm & { isArtist: boolean }): Promise<FormFailure | null> {
  const { firstName, lastName, isArtist, password } = form;
  const email = form.email.toLowerCase();
  try {
    const { auth } = await firebaseReady();
    // Kept from an attempt whose answer never came: the account may be there.
    const mayBeOwn = newcomerStore.get()?.email === email;
    newcomerStore.set({ firstName, lastName, email, isArtist });
    const user = await createUser(auth, { email, password, mayBeOwn });
    sendEmailVerification(user, { url: window.location.origin + paths.ownProfile }).catch(
      (error: unknown) => {
        // The profile offers to send it again.
        console.error('The mail to confirm the address could not be sent:', error);
      },
    );
    expectAccount(user.uid);
    wakeSession();
    return null;
  } catch (error) {
    const code = providerCode(error);
    if (code !== NO_ANSWER) newcomerStore.set(null);
    if (code === IN_USE) return { text: messages.emailInUse, canRetry: false };
    console.error('The account could not be made:', error);
    return { text: failureText(error, messages.registerFailed), canRetry: true };
  }
}

async function createUser(
  auth: Auth,
  { email, password, mayBeOwn }: { email: string; password: string; mayBeOwn: boolean },
): Promise<User> {
  try {
    return (await createUserWithEmailAndPassword(auth, email, password)).user;
  } catch (error) {
    if (!mayBeOwn || providerCode(error) !== IN_USE) throw error;
    try {
      return (await signInWithEmailAndPassword(auth, email, password)).user;
    } catch (refusal) {
      throw isWrongCredentials(refusal) ? error : refusal;
    }
  }
}
