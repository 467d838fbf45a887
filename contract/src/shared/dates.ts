import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';

/** The time zone in which calendar days begin and end. */
const TIME_ZONE = 'Asia/Kolkata';

function inIndia(iso: string, pattern: string): string {
  return format(new TZDate(Date.parse(iso), TIME_ZONE), pattern);
}

/** A story's day, `DD, MMM YY` in India time: `05, Nov 26`. Takes ISO 8601. */
export function formatStoryDate(iso: string): string {
  return inIndia(iso, 'dd, MMM yy');
}

/** When an exhibition opens or closes: `5th Nov, 6:30 PM` in India time. Takes ISO 8601. */
export function formatExhibitionDate(iso: string): string {
  return inIndia(iso, 'do MMM, h:mm a');
}

const SECOND = 1000;
const AGE_UNITS: readonly [unit: string, milliseconds: number][] = [
  ['yr', 365 * 24 * 60 * 60 * SECOND],
  ['mo', 30 * 24 * 60 * 60 * SECOND],
  ['w', 7 * 24 * 60 * 60 * SECOND],
  ['d', 24 * 60 * 60 * SECOND],
  ['h', 60 * 60 * SECOND],
  ['m', 60 * SECOND],
  ['s', SECOND],
];

/** How long ago, in the largest unit that fits: `4d`, `2mo`. Less than a second, or the future, is `0s`. */
export function formatAge(iso: string, now: Date): string {
  const age = now.getTime() - Date.parse(iso);
  const [unit, length] =
    AGE_UNITS.find(([, milliseconds]) => age >= milliseconds) ?? (['s', SECOND] as const);
  return `${Math.max(0, Math.floor(age / length))}${unit}`;
}
