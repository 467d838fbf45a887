import {
  type CollectionReference,
  type DocumentData,
  GrpcStatus,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { forEachConcurrently } from '../../lib/concurrency.ts';
import { countReads, firestore } from './database.ts';

const UNAVAILABLE_CODES: readonly unknown[] = [
  GrpcStatus.UNAVAILABLE,
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.RESOURCE_EXHAUSTED,
  GrpcStatus.ABORTED,
  GrpcStatus.FAILED_PRECONDITION,
];

export function collection(path: string): CollectionReference {
  return firestore().collection(path);
}

export function collectionGroup(name: string): Query {
  return firestore().collectionGroup(name);
}

/** Documents of one query where there may be any number: one that is read slowly for many minutes is ended. */
const BATCH = 20_000;

/** Streams all that a query finds, a few at a time in memory; one with an order selects the fields of it, or all. */
export async function* streamSnapshots(query: Query, size = BATCH): AsyncGenerator<QueryDocumentSnapshot> {
  const batch = query.limit(size);
  let last: QueryDocumentSnapshot | undefined;
  let found: number;
  do {
    found = 0;
    const stream = (last ? batch.startAfter(last) : batch).stream();
    // Its type is that of a stream of text.
    for await (const snapshot of stream as AsyncIterable<unknown> as AsyncIterable<QueryDocumentSnapshot>) {
      found += 1;
      last = snapshot;
      yield snapshot;
    }
    countReads(Math.max(1, found));
  } while (found === size);
}

export async function readIds(query: Query): Promise<string[]> {
  const { docs } = await query.select().get();
  countReads(Math.max(1, docs.length));
  return docs.map(({ id }) => id);
}

/** How many documents a query finds, as far as `limit`, of which a thousand cost one read. */
export async function countUpTo(query: Query, limit: number): Promise<number> {
  const { count } = (await query.limit(limit).count().get()).data();
  countReads(1);
  return count;
}

/** How many documents a query finds: one read for a thousand of them. */
export async function countAll(query: Query, transaction?: Transaction): Promise<number> {
  const counting = query.count();
  const { count } = (await (transaction ? transaction.get(counting) : counting.get())).data();
  countReads(Math.max(1, Math.ceil(count / 1000)));
  return count;
}

export async function* streamIds(query: Query): AsyncGenerator<string> {
  for await (const { id } of streamSnapshots(query.select())) yield id;
}

/** Creates all of these documents, with what `also` writes; false, with nothing written, where one exists. */
export async function createAll(
  documents: readonly { path: string; data: object }[],
  also?: (batch: WriteBatch) => void,
): Promise<boolean> {
  const batch = firestore().batch();
  for (const { path, data } of documents) batch.create(firestore().doc(path), data);
  also?.(batch);
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === GrpcStatus.ALREADY_EXISTS) return false;
    throw error;
  }
}

/** True for an error that means the database is unavailable, overloaded, contended for, or still building an index. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && UNAVAILABLE_CODES.includes(error.code);
}

/** Deletes a document and its subcollections, for good if writes below it read it in a transaction. */
export async function deleteTree(path: string): Promise<void> {
  const document = firestore().doc(path);
  await firestore().recursiveDelete(document);
  // What such a transaction wrote after the descendants were listed and before the document was deleted.
  await firestore().recursiveDelete(document);
}

export async function deleteTrees(query: Query): Promise<void> {
  await forEachConcurrently(streamSnapshots(query.select()), ({ ref }) => firestore().recursiveDelete(ref));
}

export async function updateAll(query: Query, change: DocumentData): Promise<void> {
  await forEachConcurrently(streamSnapshots(query.select()), ({ ref }) => ref.update(change));
}

/** Splits a list in order, the last part maybe shorter, for queries that take a bounded number of values. */
export function splitIntoParts<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
