import {
  type FiguredCollection,
  type StoredFigures,
  storedFigures,
} from '@aperture-byline/contract/figures/stored';
import type { Figures } from '@aperture-byline/contract/figures/wire';
import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { defineCollection, type WithId } from './collection.ts';

const monthsOf = (userId: string | number) => defineCollection(`users/${userId}/figures`, storedFigures);

/** A work that something is counted of. */
export interface FiguredWork {
  on: FiguredCollection;
  id: string;
  /** Both are kept as they are where they are left out. */
  title?: string;
  subjectId?: string;
}

/** What is added to an artist's figures; numbers may be negative. */
export interface Addition {
  /** Null where the work names nobody: then nothing is counted. */
  artistId: number | null;
  /** On which day. */
  at: Date;
  figures: Partial<Figures>;
  works: readonly { work: FiguredWork; figures: Partial<Figures> }[];
}

/** A transaction or a batch. */
interface Writer {
  set: (document: DocumentReference, data: object, options: { merge: true }) => unknown;
}

/**
 * Adds to an artist's month, with what the same transaction or batch counts elsewhere: both happen or neither does, and a retry adds
 * nothing. Reads nothing, so that works of one artist don't wait for each other's locks.
 */
export function addFigures(writer: Writer, { artistId, at, figures, works }: Addition): void {
  if (artistId === null) return;
  const [year, month, day = ''] = dayInIndia(at).split('-');
  const onDay = (added: Partial<Figures>) => ({ [day]: incrementsOf(added) });
  writer.set(
    monthsOf(artistId).at(`${year}-${month}`).reference,
    {
      days: onDay(figures),
      works: Object.fromEntries(
        works.map(({ work: { on, id, ...known }, figures: added }) => [
          `${on}-${id}`,
          { ...known, days: onDay(added) },
        ]),
      ),
    },
    { merge: true },
  );
}

/** Adds one to a figure of a work. */
export function addFigure(
  writer: Writer,
  name: keyof Figures,
  { artistId, at, work }: Pick<Addition, 'artistId' | 'at'> & { work: FiguredWork },
): void {
  const figures = { [name]: 1 };
  addFigures(writer, { artistId, at, figures, works: [{ work, figures }] });
}

function incrementsOf(figures: Partial<Figures>): Record<string, FieldValue> {
  const counted = Object.entries(figures).filter(([, count]) => count !== 0);
  return Object.fromEntries(counted.map(([name, count]) => [name, FieldValue.increment(count)]));
}

/** The artist's months of these names, `YYYY-MM`, that anything was counted in: a read for each. */
export function readFigures(userId: string, months: readonly string[]): Promise<WithId<StoredFigures>[]> {
  return monthsOf(userId).readMany(months);
}

/** All of them, for the artist's own copy. */
export function readAllFigures(userId: string): Promise<WithId<StoredFigures>[]> {
  const months = monthsOf(userId);
  return months.query(months.documents());
}

/** The collection and the id that a key of `works` names. */
export function workOfKey(key: string): { on: string; id: string } {
  const end = key.indexOf('-');
  return { on: key.slice(0, end), id: key.slice(end + 1) };
}
