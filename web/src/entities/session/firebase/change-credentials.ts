import { sendEmailVerification, updatePassword, verifyBeforeUpdateEmail } from 'firebase/auth';
import { paths, withRedirect } from '#lib/navigation/paths.ts';
import { signedInUser } from '../api/account-api.ts';
import { confirmWithPassword } from './reauthenticate.ts';

/** Ends the sessions of all other devices. Throws Firebase Auth's error, also where `present` is wrong. */
export async function changePassword({ present, next }: { present: string; next: string }): Promise<void> {
  await confirmWithPassword(present);
  const { currentUser } = await signedInUser();
  await updatePassword(currentUser, next);
  await currentUser.getIdToken(true);
}

/** Mails a link to the new address, which changes it when it is opened. Throws as `changePassword` does. */
export async function requestEmailChange({ present, email }: { present: string; email: string }): Promise<void> {
  await confirmWithPassword(present);
  const url = window.location.origin + withRedirect(paths.login, paths.settings);
  const { currentUser } = await signedInUser();
  await verifyBeforeUpdateEmail(currentUser, email, { url });
}

/** Mails the current user a link that verifies their address and then leads to this path. */
export async function sendVerification(returnTo: string): Promise<void> {
  const { currentUser } = await signedInUser();
  await sendEmailVerification(currentUser, { url: window.location.origin + returnTo });
}
