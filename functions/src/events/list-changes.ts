import { isDeepStrictEqual } from 'node:util';
import type { DocumentChange } from '../data/core/collection.ts';
import {
  canBeIndexed,
  computeMemberships,
  type IndexedCollection,
  type Listed,
  PUBLIC_INDEXES,
  type WorkCollection,
} from '../data/page-index/memberships.ts';
import { getOwner } from '../data/works/work-collections.ts';

type Change<T> = DocumentChange<T> & { id: string };

/** Whether page indexes hold a document otherwise than before, or cannot hold it, of which the log tells. */
export function isRelisted<C extends IndexedCollection>(
  collection: C,
  { id, before, after }: Change<Listed[C]>,
): boolean {
  if (after !== null && !canBeIndexed(collection, id, after)) return true;
  return !isDeepStrictEqual(computeMemberships(collection, id, before), computeMemberships(collection, id, after));
}

type Owned = { publishedAt: Date | null; createdAt: Date } & Parameters<typeof getOwner>[0];

/** Returns its key among all that is public; undefined where it is not. */
export function publicKey<C extends WorkCollection>(
  collection: C,
  id: string,
  document: Listed[C] | null,
): string | undefined {
  return computeMemberships(collection, id, document)[PUBLIC_INDEXES[collection]];
}

/** Whether what is public and was so is listed elsewhere: for another photographer, or by another time. */
export function isMoved<C extends WorkCollection>(
  collection: C,
  { id, before, after }: Change<Listed[C] & Owned>,
): boolean {
  const describe = (document: (Listed[C] & Owned) | null) =>
    document && [
      getOwner(document).userId,
      publicKey(collection, id, document),
      document.publishedAt ?? document.createdAt,
    ];
  return !isDeepStrictEqual(describe(before), describe(after));
}
