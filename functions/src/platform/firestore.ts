import {
  type CollectionReference,
  type DocumentData,
  type DocumentSnapshot,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { firestore } from './firebase.ts';
import { countReads } from './read-count.ts';

/** A document with its id; times are `Date`s. */
export type WithId<T> = T & { id: string };

export function collection(path: string): CollectionReference {
  return firestore().collection(path);
}

/** The document at `path`, or null. The path's parts must have been checked. */
export async function readDocument<T>(path: string): Promise<WithId<T> | null> {
  const snapshot = await firestore().doc(path).get();
  countReads(1);
  return toEntity<T>(snapshot);
}

/** The documents with these ids, in this order; those that do not exist are left out. */
export async function readDocuments<T>(path: string, ids: readonly string[]): Promise<WithId<T>[]> {
  if (ids.length === 0) return [];
  const documents = collection(path);
  const snapshots = await firestore().getAll(...ids.map((id) => documents.doc(id)));
  countReads(snapshots.length);
  return snapshots.map((snapshot) => toEntity<T>(snapshot)).filter((entity) => entity !== null);
}

export async function readQuery<T>(query: Query): Promise<WithId<T>[]> {
  const { docs } = await query.get();
  countReads(Math.max(1, docs.length));
  return docs.map((snapshot) => toEntity<T>(snapshot)).filter((entity) => entity !== null);
}

/** Null where the document does not exist. */
export function toEntity<T>(snapshot: DocumentSnapshot): WithId<T> | null {
  const data = snapshot.data();
  return data ? ({ ...(withDates(data) as DocumentData), id: snapshot.id } as WithId<T>) : null;
}

/** Times as `Date`s, at any depth. */
export function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  // References, points and bytes are objects of the client's own classes and pass as they are.
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withDates(entry)]));
  return value;
}
