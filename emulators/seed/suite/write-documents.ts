import type { Firestore } from 'firebase-admin/firestore';
import type { SeedDocument } from '../documents/seed-document.ts';

/** Writes the documents as they stand, over whatever is there. Throws where any of them could not be written. */
export async function writeDocuments(
  firestore: Firestore,
  documents: readonly SeedDocument[],
): Promise<void> {
  const writer = firestore.bulkWriter();
  const writes = documents.map(({ path, data }) => writer.set(firestore.doc(path), { ...data }));
  await Promise.all([...writes, writer.close()]);
}
