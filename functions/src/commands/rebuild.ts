import { countAllExhibitions } from '../areas/exhibition/image-count.ts';
import { syncAllUses } from '../areas/image/image-uses.ts';
import { rebuildPageIndexes } from '../areas/page-index/rebuild-page-indexes.ts';

/**
 * `node functions/src/commands/rebuild.ts`: rebuilds all that triggers derive for lists, in the emulators or
 * with real credentials.
 */
for (const collection of ['blogs', 'exhibitions', 'users', 'images', 'products'] as const) {
  const listings = await rebuildPageIndexes(collection);
  console.log(`${collection}: ${listings} page indexes rebuilt`);
}
console.log(`exhibitions: ${await countAllExhibitions()} counted`);
console.log(`images: ${await syncAllUses()} looked up in works`);
