import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { Origin, Stats, StudioStats } from '@aperture-byline/contract/stats/wire';
import { CONTENT_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { formatCount } from '#lib/format-count.ts';

export type StatName = keyof Stats;

/** In the order in which they are shown. */
export const STAT_LABELS: Readonly<Record<StatName, string>> = {
  views: 'Views',
  likes: 'Likes',
  comments: 'Comments',
  bookmarks: 'Bookmarks',
  orders: 'Orders',
  income: 'Income',
};

export const STAT_NAMES = Object.keys(STAT_LABELS) as StatName[];

export function formatStat(name: StatName, stat: number): string {
  return name === 'income' ? formatPrice(stat) : formatCount(stat);
}

/** How a stat compares with that of as many days before: `1,234 before, +12%`. */
export function compareStat(name: StatName, now: number, before: number): string {
  const text = `${formatStat(name, before)} before`;
  if (before === 0 || now === before) return text;
  const percent = Math.round((now / before - 1) * 100);
  return `${text}, ${percent < 0 ? '−' : '+'}${formatCount(Math.abs(percent))}%`;
}

const SHARE = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });

/** How many of the views became orders: `0.8%`; in words where there was no view. */
export const formatShare = ({ views, orders }: Pick<Stats, 'views' | 'orders'>): string =>
  views > 0 ? SHARE.format(orders / views) : 'No views';

/** `24 Oct` for `2026-10-24`. */
export const formatDayOfYear = (day: string): string => formatDay(day).replace(/ \d+$/, '');

/** Characters that spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A text is quoted, and one that a spreadsheet would run is not the beginning of its cell any more. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  return `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
}

/** Comma-separated values with the mark of UTF-8, by which spreadsheets read all scripts. Income is in whole rupees. */
function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

const HEAD = STAT_NAMES.map((name) => (name === 'income' ? 'Income (INR)' : STAT_LABELS[name]));

export function csvByDay({ days }: Pick<StudioStats, 'days'>): string {
  return toCsv([['Day', ...HEAD], ...days.map((day) => [day.day, ...STAT_NAMES.map((name) => day[name])])]);
}

export function csvByWork({ works }: StudioStats): string {
  return toCsv([
    ['Kind', 'Title', 'Id', ...HEAD],
    ...works.map((work) => [
      CONTENT_KINDS[work.kind].heading,
      work.title,
      work.id,
      ...STAT_NAMES.map((name) => work[name]),
    ]),
  ]);
}

/** Label for the hosts that are not counted by name. */
export const OTHER_ORIGINS = 'Other sites';

export function csvOfOrigins(origins: readonly Origin[]): string {
  return toCsv([['Site', 'Visits'], ...origins.map(({ host, visits }) => [host ?? OTHER_ORIGINS, visits])]);
}
