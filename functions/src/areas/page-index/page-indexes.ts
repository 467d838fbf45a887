import { isDeepStrictEqual } from 'node:util';
import {
  canBeIndexed,
  computeMemberships,
  type IndexedCollection,
  type Listed,
  type Memberships,
} from '../../data/page-index/memberships.ts';
import {
  readPageIndexNames,
  replacePageIndex,
  streamMemberships,
  syncDocuments,
} from '../../data/page-index/page-indexes.ts';
import { logError } from '../../lib/logger.ts';

/** Brings the page indexes of a document up to date. */
export async function syncPageIndexes<C extends IndexedCollection>(
  collection: C,
  { id, before, after }: { id: string; before: Listed[C] | null; after: Listed[C] | null },
): Promise<void> {
  if (after && !canBeIndexed(collection, id, after))
    logError('Document cannot be indexed', 'It has no time or no owner', { collection, documentId: id });
  const left = computeMemberships(collection, id, before);
  const entered = computeMemberships(collection, id, after);
  if (Object.keys({ ...left, ...entered }).length > 0)
    await syncDocuments(collection, [{ id, known: [left, entered] }]);
}

/** Rebuilds a collection's page indexes; returns their number. Changes meanwhile are synced here or by triggers. */
export async function rebuildPageIndexes(collection: IndexedCollection): Promise<number> {
  const found = new Map<string, Memberships>();
  const indexes = new Map<string, string[]>();
  for (const name of await readPageIndexNames(collection)) indexes.set(name, []);
  for await (const { id, memberships } of streamMemberships(collection)) {
    found.set(id, memberships);
    for (const [name, key] of Object.entries(memberships)) {
      const keys = indexes.get(name);
      if (keys) keys.push(key);
      else indexes.set(name, [key]);
    }
  }
  for (const [name, keys] of indexes) await replacePageIndex(name, keys);
  await syncChangesSince(collection, found);
  return indexes.size;
}

async function syncChangesSince(collection: IndexedCollection, found: Map<string, Memberships>): Promise<void> {
  for await (const { id, memberships: after } of streamMemberships(collection)) {
    const before = found.get(id) ?? {};
    found.delete(id);
    if (!isDeepStrictEqual(before, after)) await syncDocuments(collection, [{ id, known: [before, after] }]);
  }
  // Those that are left were deleted.
  for (const [id, before] of found) await syncDocuments(collection, [{ id, known: [before] }]);
}
