import { isDeepStrictEqual } from 'node:util';
import type { IndexedCollection, Memberships } from '../../data/page-index/memberships.ts';
import {
  readMemberships,
  readPageIndexNames,
  replacePageIndex,
  syncDocument,
} from '../../data/page-index/page-indexes.ts';

/**
 * Rebuilds all page indexes of a collection from its documents; returns how many there are. Changes made meanwhile are not
 * lost: those before the second read are synced here, later ones by their own triggers.
 */
export async function rebuildPageIndexes(collection: IndexedCollection): Promise<number> {
  const found = await readMemberships(collection);
  const indexes = new Map<string, string[]>();
  for (const name of await readPageIndexNames(collection)) indexes.set(name, []);
  for (const memberships of found.values()) {
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

async function syncChangesSince(
  collection: IndexedCollection,
  found: ReadonlyMap<string, Memberships>,
): Promise<void> {
  const current = await readMemberships(collection);
  for (const id of new Set([...found.keys(), ...current.keys()])) {
    const before = found.get(id) ?? {};
    const after = current.get(id) ?? {};
    if (!isDeepStrictEqual(before, after)) await syncDocument(collection, id, [before, after]);
  }
}
