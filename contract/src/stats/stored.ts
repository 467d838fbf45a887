import * as v from 'valibot';
import { mapField, number, optionalField, timeField } from '../shared/stored-fields.ts';
import type { Stats } from './wire.ts';

/** The collection of a work that is counted. */
export type StatsCollection = 'images' | 'blogs' | 'products' | 'exhibitions';

const stats: v.GenericSchema<unknown, Partial<Stats>> = v.object({
  views: optionalField(number),
  likes: optionalField(number),
  comments: optionalField(number),
  bookmarks: optionalField(number),
  orders: optionalField(number),
  income: optionalField(number),
});

/** By the day of the month, `01` to `31`, in India. What is zero is missing. */
const statsByDay = mapField(stats);
export type StatsByDay = v.InferOutput<typeof statsByDay>;

const workStats = v.object({
  /** Title, which like `subjectId` is as it was when the work was last counted. */
  title: optionalField(v.string()),
  /** Names its page: the image's or exhibition's id, the story's or print's slug. */
  subjectId: optionalField(v.string()),
  days: statsByDay,
});
export type StoredWorkStats = v.InferOutput<typeof workStats>;

/** `users/{userId}/figures/{yyyy-mm}`: an artist's month, in India's calendar. */
export const storedStats = v.object({
  days: statsByDay,
  /** By the collection and the id of the work, joined by a hyphen. */
  works: mapField(workStats),
});
export type StoredStats = v.InferOutput<typeof storedStats>;

/** `houseFigures/{yyyy-mm}`: the months of all photographers, as they were summed last. */
export const storedHouseStats = v.object({ days: statsByDay, countedAt: timeField });
export type StoredHouseStats = v.InferOutput<typeof storedHouseStats>;

/** Part of an artist's month from which the figures of the house are summed. */
export const storedStatsDays = v.object({ days: statsByDay });

const originsOfDay = v.object({
  /** Visits by the host that led to them: a name, never an address or a path. */
  hosts: mapField(number),
  /** From hosts beyond those that are counted by their names. */
  others: optionalField(number),
});

/** `users/{userId}/origins/{yyyy-mm}` of a photographer, `origins/{yyyy-mm}` of the house: by day in India. */
export const storedOrigins = v.object({ days: mapField(originsOfDay) });
export type StoredOrigins = v.InferOutput<typeof storedOrigins>;
