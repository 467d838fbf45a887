/** Days of India's calendar, `YYYY-MM-DD`, between which a parcel is expected. */
export interface Arrival {
  from: string;
  to: string;
}

const MONTHS = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** `9–14 December`, `28 November – 3 December`. Never names a year: it is at most some weeks ahead. */
export function formatArrival({ from, to }: Arrival): string {
  const [first, last] = [from, to].map((day) => ({
    day: Number(day.slice(-2)),
    month: MONTHS.format(new Date(day)),
  }));
  if (!first || !last || from === to) return `${last?.day} ${last?.month}`;
  if (first.month === last.month) return `${first.day}–${last.day} ${last.month}`;
  return `${first.day} ${first.month} – ${last.day} ${last.month}`;
}

/** Says before an order that each artist sends a parcel; null of one artist. */
export const describeParcels = (artists: number): string | null =>
  artists > 1
    ? `Your prints are by ${artists} artists and come in ${artists} parcels, each when its artist has made it.`
    : null;
