/** India's clocks are ahead of UTC by this all year. */
const OFFSET = '+05:30';
const AHEAD_OF_UTC = 330 * 60_000;
/** `2026-11-22T18:30`, as a field for a day and a time has it. */
const TYPED_LENGTH = 16;

/** Formats a moment of ISO 8601 in India's time for a `datetime-local` field; empty for null. */
export function toIndiaTime(iso: string | null): string {
  if (iso === null) return '';
  return new Date(Date.parse(iso) + AHEAD_OF_UTC).toISOString().slice(0, TYPED_LENGTH);
}

/** The moment in UTC, ISO 8601, at which India's clocks say that; null where nothing or no time is typed. */
export function fromIndiaTime(typed: string): string | null {
  const time = Date.parse(`${typed}${OFFSET}`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
