import { storedBlog } from '@aperture-byline/contract/blog/stored';
import { storedExhibition } from '@aperture-byline/contract/exhibition/stored';
import { storedImage } from '@aperture-byline/contract/image/stored';
import { storedProduct } from '@aperture-byline/contract/product/stored';
import { storedUser, WORK_COLLECTIONS } from '@aperture-byline/contract/user/stored';
import { Filter, type Query, type Transaction } from 'firebase-admin/firestore';
import { defineCollection } from '../core/collection.ts';
import { buildEntry, type SearchEntry, type SearchedCollection, type SearchedDocument } from './entries.ts';

/** How the documents of a collection are read, whichever it is. */
interface Reader<C extends SearchedCollection> {
  documents: () => Query;
  read: (id: string, transaction: Transaction) => Promise<SearchedDocument<C> | null>;
  stream: (query: Query) => AsyncGenerator<SearchedDocument<C>>;
}

const READERS: { [C in SearchedCollection]: Reader<C> } = {
  images: defineCollection('images', storedImage),
  blogs: defineCollection('blogs', storedBlog),
  exhibitions: defineCollection('exhibitions', storedExhibition),
  products: defineCollection('products', storedProduct),
  users: defineCollection('users', storedUser),
};

/** The present entry of a document; null where it is gone, not public, or can't be parsed. */
export async function readEntry<C extends SearchedCollection>(
  collection: C,
  id: string,
  transaction: Transaction,
): Promise<SearchEntry | null> {
  return buildEntry(collection, await READERS[collection].read(id, transaction));
}

const IS_APPROVED = Filter.where('status', '==', 'approved');
/** Artists, and everybody else with public work. */
const MAY_BE_LISTED = Filter.or(
  Filter.where('isArtist', '==', true),
  Filter.where('publicWork.newest.collection', 'in', WORK_COLLECTIONS),
);

/** The entries of all public documents of a collection. */
export async function* streamEntries<C extends SearchedCollection>(collection: C): AsyncGenerator<SearchEntry> {
  const reader = READERS[collection];
  const query = reader.documents().where(collection === 'users' ? MAY_BE_LISTED : IS_APPROVED);
  for await (const document of reader.stream(query)) {
    const entry = buildEntry(collection, document);
    if (entry !== null) yield entry;
  }
}
