import { syncAllUses } from './areas/image/image-uses.ts';
import { syncAllSearchWords } from './areas/image/sync-search-words.ts';
import { rebuildPageIndexes } from './areas/page-index/page-indexes.ts';
import { syncAllPublicWork } from './areas/user/public-work.ts';
import { syncAllNameKeys } from './areas/user/sync-name-keys.ts';
import type { IndexedCollection } from './data/page-index/memberships.ts';
import { rebuildSearchIndex } from './data/search-index/sync-search.ts';
import { repairShownImages } from './data/works/work-pictures.ts';

/** Rebuilds all that triggers derive for lists and look-ups; yields a line about each step that is done. */
export async function* rebuildDerived(): AsyncGenerator<string> {
  for (const collection of ['blogs', 'exhibitions', 'images', 'products'] as const) yield rebuildIndexes(collection);
  yield `works: ${await repairShownImages()} said wrongly what they show`;
  yield `images: ${await syncAllUses()} looked up in works`;
  yield `images: words of ${await syncAllSearchWords()} for the library`;
  // By the page indexes of images and prints.
  yield `users: ${await syncAllPublicWork()} with public work`;
  yield rebuildIndexes('users');
  yield `users: names of ${await syncAllNameKeys()} photographers`;
  yield `search: ${await rebuildSearchIndex()} works and photographers indexed`;
}

async function rebuildIndexes(collection: IndexedCollection): Promise<string> {
  return `${collection}: ${await rebuildPageIndexes(collection)} page indexes rebuilt`;
}
