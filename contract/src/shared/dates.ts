import { SECOND } from './durations.ts';

/** India's clocks are 5 h 30 min ahead of UTC all year, since 1945; a date library would weigh 7 KB on every page. */
const INDIA_OFFSET = 330 * 60 * 1000;
const ORDINALS = ['th', 'st', 'nd', 'rd'] as const;

/** Returns the date and time in India at the moment `iso`. */
function inIndia(iso: string) {
  // `Thu, 05 Nov 2026 18:30:00 GMT` in every browser and on the server; how `Intl` words a month depends on its
  // version.
  const text = new Date(Date.parse(iso) + INDIA_OFFSET).toUTCString();
  const [, day, month, year, time = ''] = text.split(' ');
  const [hour, minute] = time.split(':');
  return { day: Number(day), month, year, hour: Number(hour), minute };
}

function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13;
  return `${day}${(isTeen ? undefined : ORDINALS[day % 10]) ?? 'th'}`;
}

/** `6:30 PM`. */
const clockTime = ({ hour, minute }: ReturnType<typeof inIndia>): string =>
  `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;

/** A day in India time: `5 Nov 2026`. Takes ISO 8601, also a calendar's day, `2026-11-05`, which stays that day. */
export function formatDay(iso: string): string {
  const { day, month, year } = inIndia(iso);
  return `${day} ${month} ${year}`;
}

/** A day with its hour in India time: `5 Nov 2026, 6:30 PM IST`. Takes ISO 8601. */
export function formatTime(iso: string): string {
  return `${formatDay(iso)}, ${clockTime(inIndia(iso))} IST`;
}

/**
 * When an exhibition opens or closes: `5th Nov, 6:30 PM` in India time, as the specification has it, and
 * `5th Nov 2027, 6:30 PM` in another year than that of `now`. Takes ISO 8601.
 */
export function formatExhibitionDate(iso: string, now: Date): string {
  const parts = inIndia(iso);
  const year = parts.year === inIndia(now.toISOString()).year ? '' : ` ${parts.year}`;
  return `${ordinal(parts.day)} ${parts.month}${year}, ${clockTime(parts)}`;
}

/** From when to when an exhibition is open, in words; `end` names the zone of both. */
export interface ShownDates {
  start: string;
  end: string;
}

export function formatExhibitionDates(startDate: string, endDate: string, now: Date): ShownDates {
  return { start: formatExhibitionDate(startDate, now), end: `${formatExhibitionDate(endDate, now)} IST` };
}

/** Long names of months are the same in every version of `Intl`. */
const DAY_AND_MONTH = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'Asia/Kolkata' });
/** Days ahead from which a day needs its year. */
const YEAR_AHEAD = 300;

/**
 * The last day of an exhibition in India that is open for `daysLeft` more days: `25 January`, and `5 March 2028` where
 * that is far ahead. One that ends at midnight ends on the day before.
 */
export function formatLastDay(endDate: string, daysLeft: number): string {
  const last = new Date(Date.parse(endDate) - 1);
  const day = DAY_AND_MONTH.format(last);
  return daysLeft > YEAR_AHEAD ? `${day} ${inIndia(last.toISOString()).year}` : day;
}

const AGE_UNITS: readonly [unit: string, milliseconds: number][] = [
  ['yr', 365 * 24 * 60 * 60 * SECOND],
  ['mo', 30 * 24 * 60 * 60 * SECOND],
  ['w', 7 * 24 * 60 * 60 * SECOND],
  ['d', 24 * 60 * 60 * SECOND],
  ['h', 60 * 60 * SECOND],
  ['m', 60 * SECOND],
  ['s', SECOND],
];

/** How long ago, in the largest unit that fits: `4d`, `2mo`. Less than a second, or the future, is `now`. */
export function formatAge(iso: string, now: Date): string {
  const age = now.getTime() - Date.parse(iso);
  const fitting = AGE_UNITS.find(([, milliseconds]) => age >= milliseconds);
  if (fitting === undefined) return 'now';
  const [unit, length] = fitting;
  return `${Math.floor(age / length)}${unit}`;
}

/** `4d ago`, or `just now`. */
export function formatAgo(iso: string, now: Date): string {
  const age = formatAge(iso, now);
  return age === 'now' ? 'just now' : `${age} ago`;
}

/** The day that the calendar shows in India at this moment, `YYYY-MM-DD`. */
export function dayInIndia(moment: Date): string {
  return new Date(moment.getTime() + INDIA_OFFSET).toISOString().slice(0, 10);
}

/** The month that the calendar shows in India at this moment, `YYYY-MM`. */
export const monthInIndia = (moment: Date): string => dayInIndia(moment).slice(0, 7);

export function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
}

/** The hour at which this moment is evening in India. */
const EVENING = 16;

/** Whether it is evening in India at the moment `iso`. */
export const isEvening = (iso: string): boolean => inIndia(iso).hour >= EVENING;

/** When a day of India's calendar, `YYYY-MM-DD`, begins. */
export function startOfDayInIndia(day: string): Date {
  return new Date(Date.parse(day) - INDIA_OFFSET);
}

/** Whether a text is `YYYY-MM-DD` of a day that the calendar has. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
