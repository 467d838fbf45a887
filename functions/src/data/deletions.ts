import { createHash } from 'node:crypto';
import type { StoredDeletion } from '@aperture-byline/contract/user/stored';
import { collection, createAll, readDocument, type WithId } from './firestore.ts';

export type Deletion = WithId<StoredDeletion>;

/** Records that the account is to be erased. A second request changes nothing. */
export async function requestDeletion(uid: string, deletion: StoredDeletion): Promise<void> {
  const id = createHash('sha256').update(uid).digest('hex');
  await createAll([{ path: `deletions/${id}`, data: deletion }]);
}

export function readDeletion(id: string): Promise<Deletion | null> {
  return readDocument(`deletions/${id}`);
}

/** Replaces the document, so that nothing of the person stays in it. */
export async function finishDeletion(
  id: string,
  times: Required<Pick<StoredDeletion, 'requestedAt' | 'finishedAt'>>,
): Promise<void> {
  await collection('deletions').doc(id).set(times);
}
