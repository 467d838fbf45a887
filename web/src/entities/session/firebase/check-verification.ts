import { signedInUser } from '../api/account-api.ts';
import { confirmEmail } from '../session-store.ts';

/**
 * Whether the current user's address is verified by now, also where the link was opened on another device. Then the
 * session and the token of the next calls say so too.
 */
export async function checkVerification(): Promise<boolean> {
  const { currentUser } = await signedInUser();
  await currentUser.reload();
  if (!currentUser.emailVerified) return false;
  await currentUser.getIdToken(true);
  confirmEmail();
  return true;
}
