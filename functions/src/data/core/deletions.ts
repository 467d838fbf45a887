import { type StoredDeletion, storedDeletion } from '@aperture-byline/contract/user/stored';
import { sha256 } from '../../lib/sha256.ts';
import { defineCollection, type WithId } from './collection.ts';
import { createAll } from './firestore.ts';

const deletions = defineCollection('deletions', storedDeletion);

export type Deletion = WithId<StoredDeletion>;

/** The id of an account's deletion, which does not reveal the account. */
export function buildDeletionId(uid: string): string {
  return sha256(uid);
}

/** Records that the account is to be erased. A second request changes nothing. */
export async function requestDeletion(uid: string, deletion: Omit<StoredDeletion, 'finishedAt'>): Promise<void> {
  await createAll([{ path: `deletions/${buildDeletionId(uid)}`, data: deletion }]);
}

export function readDeletion(id: string): Promise<Deletion | null> {
  return deletions.read(id);
}

export async function readUnfinishedDeletionIds(): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id, finishedAt } of deletions.stream(deletions.documents())) if (!finishedAt) ids.push(id);
  return ids;
}

/** Replaces the document by a tombstone: its times stay, nothing of the person does. */
export async function finishDeletion(
  id: string,
  times: Required<Pick<StoredDeletion, 'requestedAt' | 'finishedAt'>>,
): Promise<void> {
  await deletions.documents().doc(id).set(times);
}
