import { updatePassword, verifyBeforeUpdateEmail } from 'firebase/auth';
import { paths, withRedirect } from '#lib/paths.ts';
import { confirmWithPassword, currentUser } from './reauthenticate.ts';

/** Ends the sessions of all other devices. Throws Firebase Auth's error, also where `present` is wrong. */
export async function changePassword({ present, next }: { present: string; next: string }): Promise<void> {
  await confirmWithPassword(present);
  const user = await currentUser();
  await updatePassword(user, next);
  await user.getIdToken(true);
}

/** Mails a link to the new address, which changes it when it is opened. Throws as `changePassword` does. */
export async function requestEmailChange({
  present,
  email,
}: {
  /** The password. */
  present: string;
  email: string;
}): Promise<void> {
  await confirmWithPassword(present);
  const url = window.location.origin + withRedirect(paths.login, paths.settings);
  await verifyBeforeUpdateEmail(await currentUser(), email, { url });
}
