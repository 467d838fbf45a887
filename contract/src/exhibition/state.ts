export type ExhibitionState = 'ongoing' | 'upcoming' | 'past';

/** Ongoing is start ≤ now < end. */
export function exhibitionState(
  { startDate, endDate }: { startDate: Date; endDate: Date },
  now: Date,
): ExhibitionState {
  if (now < startDate) return 'upcoming';
  return now < endDate ? 'ongoing' : 'past';
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Whole days until it closes, the last one included; null unless it is open. */
export function daysLeft(exhibition: { startDate: Date; endDate: Date }, now: Date): number | null {
  if (exhibitionState(exhibition, now) !== 'ongoing') return null;
  return Math.ceil((exhibition.endDate.getTime() - now.getTime()) / DAY);
}

/** The beginning of the minute, ISO 8601. */
export function minuteOf(moment: Date): string {
  return new Date(Math.floor(moment.getTime() / MINUTE) * MINUTE).toISOString();
}

/** When its state changes next; undefined for one that has closed. */
export function nextChange(
  { startDate, endDate }: { startDate: Date; endDate: Date },
  now: Date,
): Date | undefined {
  return [startDate, endDate].find((moment) => moment > now);
}
