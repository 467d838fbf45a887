import { requestDeletion } from '../../data/deletions.ts';
import { now } from '../../lib/clock.ts';
import { deleteSignIn } from '../../lib/sign-in-accounts.ts';

interface Owner {
  uid: string;
  userId: string | null;
  email: string | null;
  emailVerified: boolean;
}

/**
 * Deletes an account. The deletion document comes first: its trigger erases everything (`erase-account.ts`), whatever
 * happens here. The sign-in account is deleted at once, which invalidates the caller's token.
 */
export async function deleteAccount({ uid, userId, email, emailVerified }: Owner): Promise<void> {
  await requestDeletion(uid, { uid, userId, email, emailVerified, requestedAt: now() });
  await deleteSignIn(uid);
}
