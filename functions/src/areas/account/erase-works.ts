import { setTimeout as sleep } from 'node:timers/promises';
import { GRACE_PERIOD } from '../../access/served-images.ts';
import { splitIntoParts, updateAll } from '../../data/core/firestore.ts';
import { deleteImage, queryImages, streamImageIdsOf } from '../../data/images/images.ts';
import { deletePictureFiles } from '../../data/images/picture-files.ts';
import { computeMemberships, INDEXED, type Listed } from '../../data/page-index/memberships.ts';
import { syncDocuments } from '../../data/page-index/page-indexes.ts';
import { logEntries } from '../../data/search-index/sync-search.ts';
import { queryBlogs } from '../../data/works/blogs.ts';
import { queryExhibitions } from '../../data/works/exhibitions.ts';
import { queryProducts } from '../../data/works/products.ts';
import { forEachConcurrently } from '../../lib/concurrency.ts';
import { isPublicImage } from '../../publication/visibility.ts';

/** Works that are taken out of lists and search together. */
const GROUP = 50;

const OWNED = { products: queryProducts, blogs: queryBlogs, exhibitions: queryExhibitions };

/** Erases all works of a person in a collection, and takes them out of lists and search. */
export const eraseWorks =
  (collection: keyof typeof OWNED) =>
  async (userId: string): Promise<void> => {
    const { query, remove } = OWNED[collection];
    const found = await INDEXED[collection].readAll(query(userId));
    await remove(userId);
    await unlist(collection, found);
  };

/** Erases all images of a person. They are hidden first, so that no page of others names a file that is gone. */
export async function eraseImages(userId: string): Promise<void> {
  const found = await INDEXED.images.readAll(queryImages.query(userId));
  await updateAll(queryImages.query(userId).where('privacyStatus', '==', 'Public'), { privacyStatus: 'Private' });
  await unlist('images', found);
  if (found.some(isPublicImage)) await sleep(GRACE_PERIOD);
  await forEachConcurrently(streamImageIdsOf(userId), async (id) => {
    // The document last: without it, a second run would not find the files.
    await deletePictureFiles(id);
    await deleteImage(id);
  });
}

/** Takes what is gone or hidden out of lists and search: of hundreds the last event comes minutes after the first. */
async function unlist<C extends keyof typeof OWNED | 'images'>(
  collection: C,
  found: readonly { id: string }[],
): Promise<void> {
  for (const group of splitIntoParts(found, GROUP)) {
    await syncDocuments(
      collection,
      group.map(({ id, ...document }) => ({
        id,
        known: [computeMemberships(collection, id, document as unknown as Listed[C])],
      })),
    );
    await logEntries(group.map(({ id }) => ({ collection, id })));
  }
}
