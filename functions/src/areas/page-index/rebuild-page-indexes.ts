import { isDeepStrictEqual } from 'node:util';
import type { IndexedCollection, Memberships } from '../../data/page-index/memberships.ts';
import {
  readMemberships,
  readPageIndexNames,
  replacePageIndex,
  syncDocument,
} from '../../data/page-index/page-indexes.ts';

/**
 * Writes all listings of a collection anew from its documents, and says how many there are. Changes made while it runs
 * are not lost: those that came before the last look are settled here, later ones by their own triggers.
 */
export async function rebuildPageIndexes(collection: IndexedCollection): Promise<number> {
  const found = await readMemberships(collection);
  const listings = new Map<string, string[]>();
  for (const name of await readPageIndexNames(collection)) listings.set(name, []);
  for (const memberships of found.values()) {
    for (const [name, key] of Object.entries(memberships)) {
      const keys = listings.get(name);
      if (keys) keys.push(key);
      else listings.set(name, [key]);
    }
  }
  for (const [name, keys] of listings) await replacePageIndex(name, keys);
  await settleChangesSince(collection, found);
  return listings.size;
}

async function settleChangesSince(
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
