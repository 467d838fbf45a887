import { isDeepStrictEqual } from 'node:util';
import {
  canBeIndexed,
  type IndexedCollection,
  type Listed,
  membershipsOf,
} from '../../data/page-index/memberships.ts';
import { syncDocument } from '../../data/page-index/page-indexes.ts';
import { logError } from '../../lib/logger.ts';

/** After a document was written: moves it in the listings, and reads nothing where its places are the same. */
export async function syncPageIndexes<C extends IndexedCollection>(
  collection: C,
  { id, before, after }: { id: string; before: Listed[C] | null; after: Listed[C] | null },
): Promise<void> {
  if (after && !canBeIndexed(collection, id, after))
    logError('Document cannot be listed', 'It has no time or no owner', { collection, documentId: id });
  const left = membershipsOf(collection, id, before);
  const entered = membershipsOf(collection, id, after);
  if (isDeepStrictEqual(left, entered)) return;
  await syncDocument(collection, id, [left, entered]);
}
