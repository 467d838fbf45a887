import type { DocumentData, Query } from 'firebase-admin/firestore';
import { firestore } from '../lib/firebase.ts';

/** Deletes the document at `path` with all that hangs below it, also where it does not exist itself. */
export async function deleteTree(path: string): Promise<void> {
  await firestore().recursiveDelete(firestore().doc(path));
}

/** Deletes every document that the query finds, each with all that hangs below it. */
export async function deleteTrees(query: Query): Promise<void> {
  const { docs } = await query.select().get();
  for (const { ref } of docs) await firestore().recursiveDelete(ref);
}

/** Writes the fields of `change` into every document that the query finds. */
export async function updateAll(query: Query, change: DocumentData): Promise<void> {
  const { docs } = await query.select().get();
  const writer = firestore().bulkWriter();
  const written = docs.map(({ ref }) => writer.update(ref, change));
  await Promise.all([writer.close(), ...written]);
}
