import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import { type StatsCollection, type StoredStats, storedStats } from '@aperture-byline/contract/stats/stored';
import type { Stats } from '@aperture-byline/contract/stats/wire';
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { defineCollection, type WithId } from '../core/collection.ts';

const monthCollection = (userId: string | number) => defineCollection(`users/${userId}/figures`, storedStats);

/** A work that something is counted of. */
export interface StatsSubject {
  on: StatsCollection;
  id: string;
  /** Both are kept as they are where they are left out. */
  title?: string;
  subjectId?: string;
}

/** Change of an artist's stats; its numbers may be negative. */
export interface Addition {
  /** Null where the work names nobody: then nothing is counted. */
  artistId: number | null;
  at: Date;
  stats: Partial<Stats>;
  works: readonly { work: StatsSubject; stats: Partial<Stats> }[];
}

interface Writer {
  set: (document: DocumentReference, data: object, options: { merge: true }) => unknown;
}

/** Adds to an artist's month in the writer that counts elsewhere, both or neither; without reads, so without locks. */
export function addStats(writer: Writer, { artistId, at, stats, works }: Addition): void {
  if (artistId === null) return;
  const [year, month, day = ''] = dayInIndia(at).split('-');
  const onDay = (added: Partial<Stats>) => ({ [day]: toIncrements(added) });
  writer.set(
    monthCollection(artistId).at(`${year}-${month}`).reference,
    {
      days: onDay(stats),
      works: Object.fromEntries(
        works.map(({ work: { on, id, ...known }, stats: added }) => [`${on}-${id}`, { ...known, days: onDay(added) }]),
      ),
    },
    { merge: true },
  );
}

export function addStat(
  writer: Writer,
  name: keyof Stats,
  { artistId, at, work }: Pick<Addition, 'artistId' | 'at'> & { work: StatsSubject },
): void {
  const stats = { [name]: 1 };
  addStats(writer, { artistId, at, stats, works: [{ work, stats }] });
}

export function toIncrements(stats: Partial<Stats>): Record<string, FieldValue> {
  const nonZero = Object.entries(stats).filter(([, count]) => count !== 0);
  return Object.fromEntries(nonZero.map(([name, count]) => [name, FieldValue.increment(count)]));
}

/** The artist's months of these names, `YYYY-MM`, that anything was counted in: a read for each. */
export function readStatsMonths(userId: string, months: readonly string[]): Promise<WithId<StoredStats>[]> {
  return monthCollection(userId).readMany(months);
}

export function readAllStatsMonths(userId: string): Promise<WithId<StoredStats>[]> {
  const months = monthCollection(userId);
  return months.query(months.documents());
}

/** The collection and the id that a key of `works` names. */
export function workOfKey(key: string): { on: string; id: string } {
  const end = key.indexOf('-');
  return { on: key.slice(0, end), id: key.slice(end + 1) };
}
