/** India's clocks are 5 h 30 min ahead of UTC all year, since 1945; a date library would weigh 7 KB on every page. */
const INDIA_OFFSET = 330 * 60 * 1000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const ORDINALS = ['th', 'st', 'nd', 'rd'] as const;

/** What India's clocks and calendars say at the moment. */
function inIndia(iso: string) {
  const shifted = new Date(Date.parse(iso) + INDIA_OFFSET);
  return {
    day: shifted.getUTCDate(),
    month: MONTHS[shifted.getUTCMonth()],
    year: shifted.getUTCFullYear(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13;
  return `${day}${(isTeen ? undefined : ORDINALS[day % 10]) ?? 'th'}`;
}

/** A story's day in India time: `5 Nov 2026`. Takes ISO 8601. */
export function formatStoryDate(iso: string): string {
  const { day, month, year } = inIndia(iso);
  return `${day} ${month} ${year}`;
}

/** When an exhibition opens or closes: `5th Nov, 6:30 PM` in India time. Takes ISO 8601. */
export function formatExhibitionDate(iso: string): string {
  const { day, month, hour, minute } = inIndia(iso);
  return `${ordinal(day)} ${month}, ${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
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
