import { isDeepStrictEqual } from 'node:util';
import {
  maskPayoutDetails,
  NO_PAYOUT_DETAILS,
  type PayoutDetails,
  type StoredPayoutDetails,
} from '@aperture-byline/contract/order/payouts/payout-details';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { isAway } from '@aperture-byline/contract/shipping/arrival';
import {
  type StoredAccount,
  type StoredContact,
  type StoredUser,
  storedAccount,
  storedContact,
  storedUser,
} from '@aperture-byline/contract/user/stored';
import type { ArtistStatus } from '@aperture-byline/contract/user/wire';
import type { Transaction } from 'firebase-admin/firestore';
import { pick } from 'valibot';
import { forEachConcurrently } from '../../lib/concurrency.ts';
import { openPayoutDetails, sealPayoutDetails } from '../../lib/payout-cipher.ts';
import { defineCollection, type WithId } from '../core/collection.ts';
import { runSerialized } from '../core/database.ts';
import { countAll, createAll, deleteTree, readIds, streamIds } from '../core/firestore.ts';

export const users = defineCollection('users', storedUser);
const accounts = defineCollection('accounts', storedAccount);
export const contactCollection = (userId: string) => defineCollection(`users/${userId}/private`, storedContact);

interface Roles {
  isArtist: boolean;
  admin: boolean;
}

function toRoles(user: StoredUser | null): Roles {
  return { isArtist: user?.isArtist ?? false, admin: user?.admin ?? false };
}

/** Names the record that writers of a person's number or name read: they commit before an erasure, or find none. */
export function userAt(userId: string | number): FirebaseFirestore.DocumentReference {
  return users.at(String(userId)).reference;
}

const cards = defineCollection(
  'users',
  pick(storedUser, ['userId', 'firstName', 'middleName', 'lastName', 'avatar', 'anonymous', 'publicWork', 'slug']),
  { isPartial: true },
);

export function readUserCards(ids: readonly string[]) {
  return cards.readMany(ids);
}

/** Everybody with a record, guests too. */
export function streamUserCards() {
  return cards.stream(cards.documents());
}

/** Counts the accounts that were made from one moment to before another. */
export function countAccounts(from: Date, before: Date): Promise<number> {
  return countAll(accounts.documents().where('createdAt', '>=', from).where('createdAt', '<', before));
}

export function readUser(userId: string): Promise<StoredUser | null> {
  return users.read(userId);
}

const returns = defineCollection('users', pick(storedUser, ['userId', 'backOn']), { isPartial: true });

/** Days on which those of these artists are back who are away, by their numbers. */
export async function readReturns(artistIds: readonly number[]): Promise<Map<number, string>> {
  const found = await returns.readMany([...new Set(artistIds)].map(String));
  const now = new Date();
  return new Map(
    found.flatMap(({ userId, backOn }) => (backOn && isAway({ backOn }, now) ? [[userId, backOn] as const] : [])),
  );
}

/** Reads the data that only the owner of the account may see. */
export function readContact(userId: string): Promise<StoredContact | null> {
  return contactCollection(userId).read('contact');
}

/** Updates these fields. What is stored then; null where there is none, as after an erasure. */
export async function changeContact(userId: string, fields: Partial<StoredContact>): Promise<StoredContact | null> {
  const now = new Date();
  const before = await contactCollection(userId).transact('contact', (contact) => ({
    ...fields,
    ...(fields.email !== undefined && fields.email !== contact.email && keepFormer(contact, now)),
  }));
  return before && { ...before, ...fields };
}

/** So long a former address is told what whoever took an account would hide. */
const FORMER_TOLD = 7 * DAY;

/** Keeps the address that mails went to before; of several changes in a row the first one's. */
function keepFormer(contact: StoredContact, changedAt: Date): Partial<StoredContact> {
  if (!contact.isConfirmed || findFormer(contact, changedAt) !== null) return {};
  return { former: { email: contact.email, changedAt } };
}

/** Returns the address before this one, where it was changed a few days ago; else null. */
export function findFormer({ email, former }: StoredContact, now: Date): string | null {
  const isRecent = former && now.getTime() < former.changedAt.getTime() + FORMER_TOLD;
  return isRecent && former.email !== email ? former.email : null;
}

/** Stores where an artist is paid, encrypted. What is stored then, if anything; undefined without a contact. */
export async function changePayoutDetails(
  userId: string,
  details: PayoutDetails,
  changedAt: Date,
): Promise<StoredPayoutDetails | null | undefined> {
  let payout: StoredPayoutDetails | null = null;
  const contact = await contactCollection(userId).transact('contact', ({ payout: before = null }) => {
    payout = before;
    const known = before === null ? NO_PAYOUT_DETAILS : openPayoutDetails(userId, before);
    if (isDeepStrictEqual(known, details)) return {};
    const masked = maskPayoutDetails(details);
    payout = { ...sealPayoutDetails(userId, details), masked, isChange: before !== null, changedAt };
    return { payout };
  });
  return contact === null ? undefined : payout;
}

/** Changes where people are paid, of each who has said so, as `change` answers; not for null. */
export async function changeAllPayouts(
  change: (userId: string, payout: StoredPayoutDetails) => StoredPayoutDetails | null,
): Promise<void> {
  await forEachConcurrently(streamIds(users.documents()), async (userId) => {
    await contactCollection(userId).transact('contact', ({ payout: stored }) => {
      const payout = stored && change(userId, stored);
      return payout ? { payout } : {};
    });
  });
}

/** Reads all administrators. */
export const readAdmins = (transaction?: Transaction) =>
  users.query(users.documents().where('admin', '==', true), transaction);

/**
 * Ends the own role of an administrator who leaves. False for the last one who can sign in: of two who leave at once,
 * one stays.
 */
export function leaveAdmins(userId: string): Promise<boolean> {
  return runSerialized('admins', async (transaction) => {
    const own = await users.read(userId, transaction);
    if (!own?.admin) return true;
    const admins = await readAdmins(transaction);
    const others = admins.filter((one) => one.userId !== own.userId && one.uid !== null && !one.isLocked);
    if (others.length === 0) return false;
    transaction.update(userAt(userId), { admin: false });
    return true;
  });
}

export async function readUserId(uid: string): Promise<string | null> {
  const account = await accounts.read(uid);
  return account === null ? null : String(account.userId);
}

export function streamUids(): AsyncGenerator<string> {
  return streamIds(accounts.documents());
}

/** Right at once, where the claims of a token may be an hour old. Whoever is locked has none. */
export async function readRoles(userId: string): Promise<Roles> {
  const user = await readUser(userId);
  return toRoles(user?.isLocked ? null : user);
}

/** The roles that a sign-in account has by this profile. Null where the profile is gone or another account's. */
export async function readRolesFor(uid: string, userId: string): Promise<Roles | null> {
  const user = await readUser(userId);
  return user?.uid === uid ? toRoles(user) : null;
}

/** True where an approved photographer's name has one of these keys: two at most. */
export async function isNameOfPhotographer(keys: readonly string[]): Promise<boolean> {
  const query = users.documents().where('nameKeys', 'array-contains-any', keys);
  return (await readIds(query.limit(1))).length > 0;
}

/** Whether what this photographer submits is public at once: as a role, by the server's own record. */
export async function isTrusted(userId: number, transaction?: Transaction): Promise<boolean> {
  const user = await users.read(String(userId), transaction);
  return user?.isArtist === true && user.isTrusted === true;
}

export async function readTrusted(limit: number): Promise<StoredUser[]> {
  const trusted = await users.query(users.documents().where('isTrusted', '==', true).limit(limit));
  return trusted.filter(({ isArtist }) => isArtist);
}

export function streamPhotographers(): AsyncGenerator<WithId<StoredUser>> {
  return users.stream(users.documents().where('isArtist', '==', true));
}

export function streamPhotographerIds(): AsyncGenerator<string> {
  return streamIds(users.documents().where('isArtist', '==', true));
}

/** A record without an account. False where its id is taken. */
export function createUser(user: StoredUser): Promise<boolean> {
  return createAll([{ path: `users/${user.userId}`, data: user }]);
}

/** An account's profile, whole or not at all. False where the account has one or the id is taken. */
export function createProfile(
  uid: string,
  user: StoredUser,
  { email, emailVerified }: { email: string | null; emailVerified: boolean },
): Promise<boolean> {
  const account: StoredAccount = { userId: user.userId, createdAt: new Date() };
  const contact: StoredContact | null = email === null ? null : { email, isConfirmed: emailVerified };
  return createAll([
    { path: `accounts/${uid}`, data: account },
    { path: `users/${user.userId}`, data: user },
    ...(contact ? [{ path: `users/${user.userId}/private/contact`, data: contact }] : []),
  ]);
}

/** Updates the fields that `change` returns, in a transaction; nothing where it throws. Null where there is none. */
export function changeUser(
  userId: string,
  change: (user: StoredUser) => Partial<StoredUser> | Promise<Partial<StoredUser>>,
): Promise<StoredUser | null> {
  return users.transact(userId, change);
}

/** Writes the artist status that follows from the user, and ends trust with the role, where they do not agree. */
export async function syncArtistStatus(
  userId: string,
  resolveStatus: (user: StoredUser) => ArtistStatus,
): Promise<void> {
  await changeUser(userId, (user) => {
    const artistStatus = resolveStatus(user);
    return {
      ...(artistStatus !== user.artistStatus && { artistStatus }),
      ...(user.isTrusted && !user.isArtist && { isTrusted: false }),
    };
  });
}

export async function grantAdminRole(userId: string): Promise<boolean> {
  return (await changeUser(userId, () => ({ admin: true }))) !== null;
}

/** The record alone: what is below it is deleted with `deleteUser`. */
export async function deleteUserRecord(userId: string): Promise<void> {
  await userAt(userId).delete();
}

/** With all subcollections: contact, addresses, bookmarks. */
export function deleteUser(userId: string): Promise<void> {
  return deleteTree(`users/${userId}`);
}

export function deleteAccount(uid: string): Promise<void> {
  return deleteTree(`accounts/${uid}`);
}
