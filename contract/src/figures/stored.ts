import * as v from 'valibot';
import { mapField, number, optionalField } from '../shared/stored-fields.ts';
import type { Figures } from './wire.ts';

/** The collection of a work that is counted. */
export type FiguredCollection = 'images' | 'blogs' | 'products';

const figures: v.GenericSchema<unknown, Partial<Figures>> = v.object({
  views: optionalField(number),
  likes: optionalField(number),
  comments: optionalField(number),
  bookmarks: optionalField(number),
  orders: optionalField(number),
  income: optionalField(number),
});

/** By the day of the month, `01` to `31`, in India. What is zero is missing. */
const figuresByDay = mapField(figures);
export type FiguresByDay = v.InferOutput<typeof figuresByDay>;

const workFigures = v.object({
  /** As they were when the work was last counted. */
  title: optionalField(v.string()),
  /** Names its page: the image's id, the story's or print's slug. */
  subjectId: optionalField(v.string()),
  days: figuresByDay,
});
export type StoredWorkFigures = v.InferOutput<typeof workFigures>;

/** `users/{userId}/figures/{yyyy-mm}`: an artist's month, in India's calendar. */
export const storedFigures = v.object({
  days: figuresByDay,
  /** By the collection and the id of the work, joined by a hyphen. */
  works: mapField(workFigures),
});
export type StoredFigures = v.InferOutput<typeof storedFigures>;
