import { rebuildListings } from './rebuild-listings.ts';

/** `node functions/src/listing/rebuild-command.ts`: all listings anew, in the emulators or with real credentials. */
for (const collection of ['images', 'products'] as const) {
  const listings = await rebuildListings(collection);
  console.log(`${collection}: ${listings} listings rebuilt`);
}
