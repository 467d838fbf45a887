import { signedInUser } from '../api/account-api.ts';
import { confirmEmail } from '../session-store.ts';

/** Returns whether the address is verified by now, on any device; then updates session and token. */
export async function checkVerification(): Promise<boolean> {
  const { currentUser } = await signedInUser();
  await currentUser.reload();
  if (!currentUser.emailVerified) return false;
  await currentUser.getIdToken(true);
  confirmEmail();
  return true;
}
