import { isDeepStrictEqual } from 'node:util';
import type { DocumentChange } from '../../data/core/collection.ts';
import {
  computeMemberships,
  type Listed,
  PUBLIC_INDEXES,
  type WorkCollection,
} from '../../data/page-index/memberships.ts';
import { storePublicWork } from '../../data/people/public-work.ts';
import { streamUserCards } from '../../data/people/users.ts';
import { getOwner } from '../../data/works/work-collections.ts';
import { forEachConcurrently } from '../../lib/concurrency.ts';

type Owned = { publishedAt: Date | null; createdAt: Date } & Parameters<typeof getOwner>[0];

interface WorkChange<T> extends DocumentChange<T> {
  id: string;
  /** The page indexes that the same trigger has just made right: an earlier write may have become public by now. */
  changed: readonly string[];
}

/** Whose public work it is, and by what it is listed; null for what is not public. */
function describePublicity<C extends WorkCollection>(collection: C, id: string, work: (Listed[C] & Owned) | null) {
  const key = computeMemberships(collection, id, work)[PUBLIC_INDEXES[collection]];
  return work && key !== undefined
    ? { userId: getOwner(work).userId, key, at: work.publishedAt ?? work.createdAt }
    : null;
}

/** Notes of an owner, after page indexes were synced, what is public and newest, by which photographers are listed. */
export async function syncPublicWork<C extends WorkCollection>(
  collection: C,
  { id, before, after, changed }: WorkChange<Listed[C] & Owned>,
): Promise<void> {
  const isSame = isDeepStrictEqual(describePublicity(collection, id, before), describePublicity(collection, id, after));
  if (isSame && !changed.includes(PUBLIC_INDEXES[collection])) return;
  const owners = [before, after].flatMap((work) => (work ? String(getOwner(work).userId) : []));
  for (const userId of new Set(owners)) await storePublicWork(userId);
}

/** Stores the public work of every user; resolves with the number of those who have any. */
export async function syncAllPublicWork(): Promise<number> {
  let photographers = 0;
  await forEachConcurrently(streamUserCards(), async ({ id }) => {
    if (await storePublicWork(id)) photographers += 1;
  });
  return photographers;
}
