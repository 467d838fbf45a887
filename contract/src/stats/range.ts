import { dayInIndia } from '../shared/dates.ts';
import { DAY } from '../shared/durations.ts';

/** Days without a choice: today and those before. */
const USUAL_DAYS = 30;
/** A leap year. */
const DAYS_MAX = 366;

export const statsMessages = {
  notLoaded: 'The figures could not be loaded. Please try again later.',
  none: 'Nothing was counted in these days. Choose other days, or show more of your work.',
  noneSeen: 'No work was looked at in these days.',
  noneOrdered: 'No print was ordered in these days.',
  noOrigins: 'No other site led visitors here in these days.',
  dayInvalid: 'Please choose a day',
  daysReversed: 'The last day must not be before the first',
  tooLong: 'Please choose a year at most',
} as const;

/** Two days of India's calendar, `YYYY-MM-DD`, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** So many days that end today. */
export function lastDays(now: Date, days = USUAL_DAYS): DayRange {
  return { from: dayInIndia(new Date(now.getTime() - (days - 1) * DAY)), to: dayInIndia(now) };
}

/** Returns the range of the same length that ends the day before. */
export function precedingDays({ from, to }: DayRange): DayRange {
  const start = Date.parse(from);
  const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { from: toDay(start - (Date.parse(to) - start) - DAY), to: toDay(start - DAY) };
}

function isDay(text: string): boolean {
  const time = Date.parse(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** Returns the problem of a range by its field; empty where there is none. */
export function validateRange({ from, to }: DayRange): Partial<Record<keyof DayRange, string>> {
  if (!isDay(from)) return { from: statsMessages.dayInvalid };
  if (!isDay(to)) return { to: statsMessages.dayInvalid };
  if (to < from) return { to: statsMessages.daysReversed };
  return listDays({ from, to }).length > DAYS_MAX ? { from: statsMessages.tooLong } : {};
}

/** Every day of a range, in order; one more than the most that can be asked for. */
export function listDays({ from, to }: DayRange): string[] {
  const start = Date.parse(from);
  const count = Math.min(DAYS_MAX, (Date.parse(to) - start) / DAY) + 1;
  return Array.from({ length: count }, (_, index) => new Date(start + index * DAY).toISOString().slice(0, 10));
}
