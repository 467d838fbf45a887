import { ongoing } from './ongoing.ts';
import { pastAndUnapproved } from './past-and-unapproved.ts';
import type { SeedExhibition } from './seed-exhibition.ts';
import { upcoming } from './upcoming.ts';

/** Every exhibition, whatever its state. */
export const allExhibitions: readonly SeedExhibition[] = [...ongoing, ...upcoming, ...pastAndUnapproved];
