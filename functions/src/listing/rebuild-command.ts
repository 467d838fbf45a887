import { countAllExhibitions } from '../exhibition/image-count.ts';
import { rebuildListings } from './rebuild-listings.ts';

/**
 * `node functions/src/listing/rebuild-command.ts`: everything that triggers derive for lists anew, in the emulators or
 * with real credentials.
 */
for (const collection of ['images', 'products'] as const) {
  const listings = await rebuildListings(collection);
  console.log(`${collection}: ${listings} listings rebuilt`);
}
console.log(`exhibitions: ${await countAllExhibitions()} counted`);
