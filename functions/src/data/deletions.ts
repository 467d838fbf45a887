import { createHash } from 'node:crypto';
import type { StoredContact, StoredDeletion, StoredUser } from '@aperture-byline/contract/user/stored';
import { deleteTree, deleteTrees } from './erasure.ts';
import { collection, createAll, readDocument, readQuery, type WithId } from './firestore.ts';

export type Deletion = WithId<StoredDeletion>;

/** Notes that the account is to be erased. A second request changes nothing. */
export async function requestDeletion(uid: string, deletion: StoredDeletion): Promise<void> {
  const id = createHash('sha256').update(uid).digest('hex');
  await createAll([{ path: `deletions/${id}`, data: deletion }]);
}

export function readDeletion(id: string): Promise<Deletion | null> {
  return readDocument(`deletions/${id}`);
}

/** Nothing of the person stays in it. */
export async function finishDeletion(
  id: string,
  times: Required<Pick<StoredDeletion, 'requestedAt' | 'finishedAt'>>,
): Promise<void> {
  await collection('deletions').doc(id).set(times);
}

export function readUser(userId: string): Promise<StoredUser | null> {
  return readDocument(`users/${userId}`);
}

export function readContact(userId: string): Promise<StoredContact | null> {
  return readDocument(`users/${userId}/private/contact`);
}

/** Delivery addresses. */
export function readAddresses(userId: string): Promise<WithId<object>[]> {
  return readQuery(collection(`users/${userId}/addresses`));
}

function lettersTo(email: string) {
  return collection('mail').where('to', '==', email);
}

function messagesFrom(email: string) {
  return collection('mail').where('replyTo', '==', email);
}

export function readLettersTo(email: string): Promise<WithId<object>[]> {
  return readQuery(lettersTo(email));
}

export function readMessagesFrom(email: string): Promise<WithId<object>[]> {
  return readQuery(messagesFrom(email));
}

export function deleteLettersTo(email: string): Promise<void> {
  return deleteTrees(lettersTo(email));
}

export function deleteMessagesFrom(email: string): Promise<void> {
  return deleteTrees(messagesFrom(email));
}

/** With all that hangs below it: contact, addresses, bookmarks. */
export function deleteUser(userId: string): Promise<void> {
  return deleteTree(`users/${userId}`);
}

export function deleteAccount(uid: string): Promise<void> {
  return deleteTree(`accounts/${uid}`);
}
