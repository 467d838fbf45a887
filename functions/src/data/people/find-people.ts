import type { StoredUser } from '@aperture-byline/contract/user/stored';
import { FieldPath } from 'firebase-admin/firestore';
import type { WithId } from '../core/collection.ts';
import { firestore } from '../core/database.ts';
import { collectionGroup, readIds } from '../core/firestore.ts';
import { contactCollection, users } from './users.ts';

/** The highest code point that addresses and ids do not have. */
const END = '\uf8ff';

/** Reads accounts by the beginning of a word of their name; guests have no such words. */
export function readUsersByWord(word: string, limit: number): Promise<WithId<StoredUser>[]> {
  return users.query(users.documents().where('nameWords', 'array-contains', word).limit(limit));
}

/** Reads the ids of people by the beginning of their address, which is stored in lower case. */
export async function readIdsByEmail(beginning: string, limit: number): Promise<string[]> {
  const contacts = collectionGroup('private')
    .where('email', '>=', beginning)
    .where('email', '<', beginning + END)
    .limit(limit);
  const { docs } = await contacts.select().get();
  return docs.flatMap(({ ref }) => ref.parent.parent?.id ?? []);
}

export function readUsers(ids: readonly string[]): Promise<WithId<StoredUser>[]> {
  return users.readMany(ids);
}

/** Reads the addresses of people, by their ids. */
export async function readEmails(ids: readonly string[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    ids.map(async (id) => [id, (await contactCollection(id).read('contact'))?.email] as const),
  );
  return new Map(found.flatMap(([id, email]) => (email === undefined ? [] : [[id, email] as const])));
}

/** Reads the ids of orders that begin so, which is what order numbers are. */
export function readOrderIdsByNumber(beginning: string, limit: number): Promise<string[]> {
  const id = FieldPath.documentId();
  const orders = firestore()
    .collection('orders')
    .where(id, '>=', beginning)
    .where(id, '<', beginning + END);
  return readIds(orders.limit(limit));
}
