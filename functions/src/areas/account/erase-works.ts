import { deleteImage, queryImages, streamImageIdsOf } from '../../data/images/images.ts';
import { deletePictureFiles } from '../../data/images/picture-files.ts';
import { computeMemberships, INDEXED, type Listed } from '../../data/page-index/memberships.ts';
import { syncDocuments } from '../../data/page-index/page-indexes.ts';
import type { SearchedCollection } from '../../data/search-index/entries.ts';
import { logEntries } from '../../data/search-index/sync-search.ts';
import { queryBlogs } from '../../data/works/blogs.ts';
import { queryExhibitions } from '../../data/works/exhibitions.ts';
import { queryProducts } from '../../data/works/products.ts';
import { forEachConcurrently } from '../../lib/concurrency.ts';

type Erased = Extract<SearchedCollection, 'images' | 'products' | 'blogs' | 'exhibitions'>;

/** Works that are taken out of lists and search together. */
const GROUP = 50;

const OWNED = { images: queryImages, products: queryProducts, blogs: queryBlogs, exhibitions: queryExhibitions };

/**
 * Erases all works of a person in a collection, and takes them out of lists and search itself: of hundreds the last
 * event comes minutes after the first.
 */
export const eraseWorks =
  <C extends Erased>(collection: C) =>
  async (userId: string): Promise<void> => {
    const { query, remove } = OWNED[collection];
    const found = await INDEXED[collection].readAll(query(userId));
    await (collection === 'images' ? eraseImages(userId) : remove(userId));
    for (let first = 0; first < found.length; first += GROUP) {
      const group = found.slice(first, first + GROUP);
      await syncDocuments(
        collection,
        group.map(({ id, ...document }) => ({
          id,
          known: [computeMemberships(collection, id, document as unknown as Listed[C])],
        })),
      );
      await logEntries(group.map(({ id }) => ({ collection, id })));
    }
  };

function eraseImages(userId: string): Promise<void> {
  return forEachConcurrently(streamImageIdsOf(userId), async (id) => {
    // The document last: without it, a second run would not find the files.
    await deletePictureFiles(id);
    await deleteImage(id);
  });
}
