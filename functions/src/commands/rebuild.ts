import { countAllExhibitions } from '../areas/exhibition/image-count.ts';
import { syncAllUses } from '../areas/image/image-uses.ts';
import { rebuildPageIndexes } from '../areas/page-index/rebuild-page-indexes.ts';
import { syncAllNameKeys } from '../areas/user/sync-name-keys.ts';

/**
 * `node functions/src/commands/rebuild.ts`: rebuilds all that triggers derive for lists and look-ups, in the emulators or
 * with real credentials.
 */
for (const collection of ['blogs', 'exhibitions', 'users', 'images', 'products'] as const) {
  const listings = await rebuildPageIndexes(collection);
  console.log(`${collection}: ${listings} page indexes rebuilt`);
}
console.log(`exhibitions: ${await countAllExhibitions()} counted`);
console.log(`images: ${await syncAllUses()} looked up in works`);
console.log(`users: names of ${await syncAllNameKeys()} photographers`);
