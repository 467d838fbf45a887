import { leelaLand } from './leela-land.ts';
import { leelaSea } from './leela-sea.ts';
import { noorCity } from './noor-city.ts';
import { noorSand } from './noor-sand.ts';
import { noorStudio } from './noor-studio.ts';
import type { Photograph } from './photograph.ts';
import { tenzinMountains } from './tenzin-mountains.ts';
import { tenzinNights } from './tenzin-nights.ts';

/** Every photograph on the platform, public and not. */
export const allPhotographs: readonly Photograph[] = [
  ...leelaSea,
  ...leelaLand,
  ...tenzinMountains,
  ...tenzinNights,
  ...noorSand,
  ...noorCity,
  ...noorStudio,
];
