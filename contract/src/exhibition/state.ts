import { dayInIndia } from '../shared/dates.ts';
import { DAY, MINUTE } from '../shared/durations.ts';

export type ExhibitionState = 'ongoing' | 'upcoming' | 'past';

/** Ongoing is start ≤ now < end. */
export function exhibitionState(
  { startDate, endDate }: { startDate: Date; endDate: Date },
  now: Date,
): ExhibitionState {
  if (now < startDate) return 'upcoming';
  return now < endDate ? 'ongoing' : 'past';
}

/** Whole days until it closes, the last one included; null unless it is open. */
export function daysLeft(exhibition: { startDate: Date; endDate: Date }, now: Date): number | null {
  if (exhibitionState(exhibition, now) !== 'ongoing') return null;
  return Math.ceil((exhibition.endDate.getTime() - now.getTime()) / DAY);
}

/** Returns the days of India's calendar until it opens, 0 on the day itself; null unless it is upcoming. */
export function opensIn(exhibition: { startDate: Date; endDate: Date }, now: Date): number | null {
  if (exhibitionState(exhibition, now) !== 'upcoming') return null;
  return (Date.parse(dayInIndia(exhibition.startDate)) - Date.parse(dayInIndia(now))) / DAY;
}

/** The beginning of the minute, ISO 8601. */
export function minuteOf(moment: Date): string {
  return new Date(Math.floor(moment.getTime() / MINUTE) * MINUTE).toISOString();
}

/** Milliseconds from the opening to the end of the first evening. */
const FIRST_EVENING = 6 * 60 * MINUTE;
/** A visitor of the first evening says once in so many milliseconds that they are there. */
export const OPENING_VISIT_INTERVAL = MINUTE;

/** When the first evening ends; null unless it is the first evening. */
export function firstEveningEnd(exhibition: { startDate: Date; endDate: Date }, now: Date): Date | null {
  const end = new Date(exhibition.startDate.getTime() + FIRST_EVENING);
  return exhibitionState(exhibition, now) === 'ongoing' && now < end ? end : null;
}

/** When its state changes next; undefined for one that has closed. */
export function nextChange({ startDate, endDate }: { startDate: Date; endDate: Date }, now: Date): Date | undefined {
  return [startDate, endDate].find((moment) => moment > now);
}
