import type { StoredAccount, StoredContact, StoredUser } from '@aperture-byline/contract/user/stored';
import { now } from '../lib/clock.ts';
import { deleteTree } from './erasure.ts';
import { changeDocument, collection, createAll, readDocument, readQuery } from './firestore.ts';

export function readUser(userId: string): Promise<StoredUser | null> {
  return readDocument(`users/${userId}`);
}

/** What only the account's owner may see. */
export function readContact(userId: string): Promise<StoredContact | null> {
  return readDocument(`users/${userId}/private/contact`);
}

/** A record without an account. False where its id is taken. */
export function createUser(user: StoredUser): Promise<boolean> {
  return createAll([{ path: `users/${user.userId}`, data: user }]);
}

/** An account's profile, whole or not at all. False where the account has one or the id is taken. */
export function createProfile(uid: string, user: StoredUser, email: string | null): Promise<boolean> {
  const account: StoredAccount = { userId: user.userId, createdAt: now() };
  const contact: StoredContact | null = email === null ? null : { email };
  return createAll([
    { path: `accounts/${uid}`, data: account },
    { path: `users/${user.userId}`, data: user },
    ...(contact ? [{ path: `users/${user.userId}/private/contact`, data: contact }] : []),
  ]);
}

/** Takes back what `createProfile` wrote. */
export async function deleteProfile(uid: string, userId: number): Promise<void> {
  await deleteTree(`users/${userId}`);
  await deleteTree(`accounts/${uid}`);
}

/** True where an approved photographer's name has one of these keys: two at most. */
export async function isNameOfPhotographer(keys: readonly string[]): Promise<boolean> {
  const query = collection('users').where('nameKeys', 'array-contains-any', keys);
  return (await readQuery(query.select().limit(1))).length > 0;
}

/**
 * Changes what `change` answers, in one step. The record as it was, or null where there is none. Nothing happens where
 * `change` throws.
 */
export function changeUser(
  userId: string,
  change: (user: StoredUser) => Partial<StoredUser> | Promise<Partial<StoredUser>>,
): Promise<StoredUser | null> {
  return changeDocument<StoredUser>(`users/${userId}`, change);
}
