import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import { MINUTE } from '@aperture-byline/contract/shared/durations';
import {
  type StatsByDay,
  type StoredHouseStats,
  storedHouseStats,
  storedStatsDays,
} from '@aperture-byline/contract/stats/stored';
import { forEachConcurrently } from '../../lib/concurrency.ts';
import { defineCollection, type WithId } from '../core/collection.ts';
import { streamPhotographerIds } from '../people/users.ts';

/** Orders that end take their part off the day on which they were counted, also in a month that is over. */
const LIFETIME = { going: 10 * MINUTE, over: 24 * 60 * MINUTE };

const houseMonths = defineCollection('houseFigures', storedHouseStats);
const monthsOf = (userId: string) => defineCollection(`users/${userId}/figures`, storedStatsDays, { isPartial: true });

const monthInIndia = (at: Date): string => dayInIndia(at).slice(0, 7);

function isFresh({ id, countedAt }: WithId<StoredHouseStats>, now: Date): boolean {
  const lifetime = monthInIndia(countedAt) > id ? LIFETIME.over : LIFETIME.going;
  return now.getTime() - countedAt.getTime() < lifetime;
}

/**
 * The months of these names, `YYYY-MM`, of all photographers together; none that have not begun. They are summed when
 * somebody reads them and the last sum is too old: a counter would be one document that every view of the house waits
 * for.
 */
export async function readHouseMonths(names: readonly string[], now: Date): Promise<WithId<StoredHouseStats>[]> {
  const begun = names.filter((name) => name <= monthInIndia(now));
  const fresh = (await houseMonths.readMany(begun)).filter((month) => isFresh(month, now));
  const summed = await sumMonths(
    begun.filter((name) => !fresh.some(({ id }) => id === name)),
    now,
  );
  return [...fresh, ...summed];
}

async function sumMonths(names: readonly string[], now: Date): Promise<WithId<StoredHouseStats>[]> {
  if (names.length === 0) return [];
  const sums = new Map(names.map((name): [string, StatsByDay] => [name, {}]));
  await forEachConcurrently(streamPhotographerIds(), async (userId) => {
    for (const { id, days } of await monthsOf(userId).readMany(names)) addDays(sums.get(id) ?? {}, days);
  });
  return Promise.all(
    [...sums].map(async ([id, days]) => {
      const month: StoredHouseStats = { days, countedAt: now };
      await houseMonths.at(id).reference.set(month);
      return { ...month, id };
    }),
  );
}

function addDays(sum: StatsByDay, days: StatsByDay): void {
  for (const [day, stats] of Object.entries(days)) {
    const before = sum[day] ?? {};
    const added = Object.entries(stats).map(([name, count]) => [
      name,
      (before[name as keyof typeof before] ?? 0) + count,
    ]);
    sum[day] = { ...before, ...Object.fromEntries(added) };
  }
}
