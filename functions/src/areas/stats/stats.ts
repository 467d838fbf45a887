import { startOfDayInIndia } from '@aperture-byline/contract/shared/dates';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { type DayRange, lastDays, listDays, validateRange } from '@aperture-byline/contract/stats/range';
import type { StoredOrigins, StoredStats, StoredWorkStats } from '@aperture-byline/contract/stats/stored';
import type { HouseStats, Origin, Stats, StudioStats, WorkStats } from '@aperture-byline/contract/stats/wire';
import { CONTENT_KINDS, WORK_KIND_NAMES } from '@aperture-byline/contract/work/work-kinds';
import { readTitles } from '../../data/core/audit.ts';
import type { WithId } from '../../data/core/collection.ts';
import { countAccounts } from '../../data/people/users.ts';
import { readHouseMonths } from '../../data/stats/house-stats.ts';
import { readOriginMonths } from '../../data/stats/origins.ts';
import { readStatsMonths, workOfKey } from '../../data/stats/stats.ts';
import { ApiError } from '../../lib/errors.ts';

const NONE: Stats = { views: 0, likes: 0, comments: 0, bookmarks: 0, orders: 0, income: 0 };
const NAMES = Object.keys(NONE) as (keyof Stats)[];
const KINDS = ['image', ...WORK_KIND_NAMES] as const;

type Counts = Map<string, Partial<Stats>>;

/** Days of a query: undefined where it is missing, null where it is no text. */
interface DaysQuery {
  from: string | null | undefined;
  to: string | null | undefined;
}

/** An artist's own stats; the last 30 days without a choice. Throws INVALID. A month costs two reads. */
export async function readStats(userId: string | null, query: DaysQuery): Promise<StudioStats> {
  const { range, months } = readDays(query);
  const [stats, origins] = await Promise.all([
    readStatsMonths(String(userId), months),
    readOriginMonths(String(userId), months),
  ]);
  return { ...toStats(range, stats), origins: sumOrigins(range, origins) };
}

/**
 * Reads all photographers' stats: two reads a month, one more each where summed anew, one for each listed work and one
 * for a thousand new accounts. Throws INVALID.
 */
export async function readHouseStats(query: DaysQuery): Promise<HouseStats> {
  const { range, months } = readDays(query);
  const now = new Date();
  const [stats, origins, registrations] = await Promise.all([
    readHouseMonths(months, now),
    readOriginMonths(null, months),
    countAccounts(startOfDayInIndia(range.from), new Date(startOfDayInIndia(range.to).getTime() + DAY)),
  ]);
  const prints = mergeCounts(stats.map((month) => filterDays(range, month.id, month.prints)));
  const { views, orders } = sumStats(prints.values());
  const works = toWorks(range, stats);
  const mostOf = (name: 'views' | 'orders') =>
    works
      .filter((work) => work[name] > 0)
      .sort((one, other) => other[name] - one[name])
      .slice(0, MOST);
  const [seen, ordered] = [mostOf('views'), mostOf('orders')];
  const named = await nameWorks([...new Set([...seen, ...ordered])]);
  const countedAt = stats.reduce((oldest, month) => (month.countedAt < oldest ? month.countedAt : oldest), now);
  return {
    ...range,
    ...sumDays(range, stats),
    registrations,
    prints: { views, orders },
    mostSeen: seen.flatMap((work) => named.get(work) ?? []),
    mostOrdered: ordered.flatMap((work) => named.get(work) ?? []),
    origins: sumOrigins(range, origins),
    countedAt: countedAt.toISOString(),
  };
}

/** Works of the house that are listed by a figure. */
const MOST = 10;

/** Returns works with the titles and addresses that they have now, without those that are gone. */
async function nameWorks(works: readonly WorkStats[]): Promise<Map<WorkStats, WorkStats>> {
  const named = new Map<WorkStats, WorkStats>();
  for (const [kind, some] of Map.groupBy(works, (work) => work.kind)) {
    const ids = some.map(({ id }) => id);
    const titles = new Map((await readTitles(CONTENT_KINDS[kind].collection, ids)).map((one) => [one.id, one]));
    for (const work of some) {
      const present = titles.get(work.id);
      if (present) named.set(work, { ...work, title: present.title, subjectId: present.slug || work.id });
    }
  }
  return named;
}

function readDays({ from, to }: DaysQuery): { range: DayRange; months: string[] } {
  const usual = lastDays(new Date());
  const range = { from: from === undefined ? usual.from : (from ?? ''), to: to === undefined ? usual.to : (to ?? '') };
  const problems = validateRange(range);
  if (Object.keys(problems).length > 0) throw new ApiError('INVALID', { fields: problems });
  return { range, months: [...new Set(listDays(range).map((day) => day.slice(0, 7)))] };
}

export function toStats(range: DayRange, months: readonly WithId<StoredStats>[]): Omit<StudioStats, 'origins'> {
  return {
    ...range,
    ...sumDays(range, months),
    works: toWorks(range, months),
  };
}

const toWorks = (range: DayRange, months: readonly WithId<Pick<StoredStats, 'works'>>[]): WorkStats[] =>
  sumByWork(
    months.flatMap(({ id, works }) =>
      Object.entries(works).map(([key, work]) => ({ key, work, counts: filterDays(range, id, work.days) })),
    ),
  );

function sumDays(
  range: DayRange,
  months: readonly WithId<Pick<StoredStats, 'days'>>[],
): Pick<StudioStats, 'totals' | 'days'> {
  const all = mergeCounts(months.map(({ id, days }) => filterDays(range, id, days)));
  return {
    totals: sumStats(all.values()),
    days: listDays(range).map((day) => ({ day, ...sumStats([all.get(day) ?? {}]) })),
  };
}

function filterDays<T>({ from, to }: DayRange, month: string, byDay: Readonly<Record<string, T>>): Map<string, T> {
  const days = Object.entries(byDay).map(([day, value]) => [`${month}-${day}`, value] as const);
  return new Map(days.filter(([day]) => day >= from && day <= to));
}

const mergeCounts = (months: readonly Counts[]): Counts => new Map(months.flatMap((month) => [...month]));

/** Sums counts, none below zero: what was never counted, such as seeded bookmarks, is taken off all the same. */
function sumStats(counts: Iterable<Partial<Stats>>): Stats {
  const totals = { ...NONE };
  for (const stats of counts) for (const name of NAMES) totals[name] += stats[name] ?? 0;
  for (const name of NAMES) totals[name] = Math.max(0, totals[name]);
  return totals;
}

function sumByWork(entries: readonly { key: string; work: StoredWorkStats; counts: Counts }[]): WorkStats[] {
  const works = [...Map.groupBy(entries, ({ key }) => key)].flatMap(([key, months]) => {
    const { on, id } = workOfKey(key);
    const kind = KINDS.find((one) => CONTENT_KINDS[one].collection === on);
    const stats = sumStats(mergeCounts(months.map(({ counts }) => counts)).values());
    const isCounted = NAMES.some((name) => stats[name] > 0);
    if (!kind || !isCounted) return [];
    const lastKnown = (name: 'title' | 'subjectId') =>
      months.findLast(({ work }) => work[name] !== undefined)?.work[name];
    return [{ kind, id, title: lastKnown('title') ?? '', subjectId: lastKnown('subjectId') ?? id, ...stats }];
  });
  return works.sort((a, b) => b.views - a.views || b.income - a.income || a.title.localeCompare(b.title));
}

/** The hosts of the range's days, the most visits first; those that were not counted by their names at the end. */
function sumOrigins(range: DayRange, months: readonly WithId<StoredOrigins>[]): Origin[] {
  const visits = new Map<string, number>();
  let rest = 0;
  for (const { id, days } of months)
    for (const { hosts, others = 0 } of filterDays(range, id, days).values()) {
      rest += others;
      for (const [host, count] of Object.entries(hosts)) visits.set(host, (visits.get(host) ?? 0) + count);
    }
  const named = [...visits].map(([host, count]) => ({ host, visits: count }));
  named.sort((a, b) => b.visits - a.visits || a.host.localeCompare(b.host));
  return rest > 0 ? [...named, { host: null, visits: rest }] : named;
}
