import { isDeepStrictEqual } from 'node:util';
import {
  canBeIndexed,
  type IndexedCollection,
  type Listed,
  membershipsOf,
} from '../../data/page-index/memberships.ts';
import { syncDocument } from '../../data/page-index/page-indexes.ts';
import { logError } from '../../lib/logger.ts';

/** Trigger of an indexed document: syncs its page indexes, and reads nothing where its memberships are unchanged. */
export async function syncPageIndexes<C extends IndexedCollection>(
  collection: C,
  { id, before, after }: { id: string; before: Listed[C] | null; after: Listed[C] | null },
): Promise<void> {
  if (after && !canBeIndexed(collection, id, after))
    logError('Document cannot be indexed', 'It has no time or no owner', { collection, documentId: id });
  const left = membershipsOf(collection, id, before);
  const entered = membershipsOf(collection, id, after);
  if (isDeepStrictEqual(left, entered)) return;
  await syncDocument(collection, id, [left, entered]);
}
