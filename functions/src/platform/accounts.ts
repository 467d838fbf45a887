import type { StoredAccount, StoredUser } from '@aperture-byline/contract/user';
import { readDocument } from './firestore.ts';

/** The user id of the profile that belongs to a sign-in account, or null before it has one. */
export async function userIdOf(uid: string): Promise<string | null> {
  const account = await readDocument<StoredAccount>(`accounts/${uid}`);
  return account === null ? null : String(account.userId);
}

/** What a person may do by the server's own record, which is right at once where a token may be an hour old. */
export async function rolesOf(userId: string): Promise<{ isArtist: boolean; admin: boolean }> {
  const user = await readDocument<StoredUser>(`users/${userId}`);
  return { isArtist: user?.isArtist === true, admin: user?.admin === true };
}
