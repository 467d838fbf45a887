import { abstractEntries } from './entries/abstract.ts';
import { cityEntries } from './entries/city.ts';
import { duneEntries } from './entries/dune.ts';
import type { PictureEntry } from './entries/entry.ts';
import { landscapeEntries } from './entries/landscape.ts';
import { nightEntries } from './entries/night.ts';
import { seaEntries } from './entries/sea.ts';

/** Every picture the seed can make, in a fixed order. */
export const pictureCatalogue: readonly PictureEntry[] = [
  ...landscapeEntries,
  ...nightEntries,
  ...seaEntries,
  ...duneEntries,
  ...cityEntries,
  ...abstractEntries,
];
