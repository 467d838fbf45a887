import { dayInIndia, startOfDayInIndia } from '../shared/dates.ts';
import { DAY, HOUR } from '../shared/durations.ts';
import type { ShippingMethod } from './rates.ts';

/** Milliseconds within which an artist accepts an order; one who is away counts them from the day of their return. */
export const ACCEPT_WITHIN = 24 * HOUR;
/** Days from the payment within which prints are prepared: the usual ones, and the most that a frame may take. */
export const LEAD_DAYS = { usual: 2, max: 14 } as const;
/** Days that a holiday is at most announced for. */
export const HOLIDAY_DAYS_MAX = 90;

/** How long an artist needs before a parcel leaves. */
export interface Preparation {
  leadDays?: number | undefined;
  /** Day of India's calendar on which an artist is back who is away; null for others, and once it has come. */
  backOn?: string | null | undefined;
}

/** Days of India's calendar, `YYYY-MM-DD`, between which a parcel is expected. */
export interface Arrival {
  from: string;
  to: string;
}

/** Adds days from Monday to Friday, by India's calendar. The time of the day stays. */
export function addBusinessDays(from: Date, days: number): Date {
  let time = from.getTime();
  for (let left = days; left > 0; ) {
    time += DAY;
    const weekday = new Date(dayInIndia(new Date(time))).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(time);
}

export const isAway = ({ backOn }: Preparation, now: Date): boolean => !!backOn && startOfDayInIndia(backOn) > now;

/** The moment from which an artist answers: now, or the day of their return. */
export function presentFrom({ backOn }: Preparation, now: Date): Date {
  return backOn && isAway({ backOn }, now) ? startOfDayInIndia(backOn) : now;
}

/** The longest that any of these prints takes to prepare. */
export const longestLead = (prints: readonly Pick<Preparation, 'leadDays'>[]): number =>
  Math.max(LEAD_DAYS.usual, ...prints.map(({ leadDays }) => leadDays ?? LEAD_DAYS.usual));

/** Counts the days of shipping from when the parcel leaves at the earliest, and at the latest. */
export function countShippingDays(
  { fromDays, toDays }: Pick<ShippingMethod, 'fromDays' | 'toDays'>,
  earliest: Date,
  latest: Date = earliest,
): Arrival {
  return { from: dayInIndia(addBusinessDays(earliest, fromDays)), to: dayInIndia(addBusinessDays(latest, toDays)) };
}

/** Estimates when a print arrives that is ordered at `now` and paid as soon as its artist has accepted. */
export function estimateArrival(
  days: Pick<ShippingMethod, 'fromDays' | 'toDays'>,
  now: Date,
  preparation: Preparation = {},
): Arrival {
  const present = presentFrom(preparation, now).getTime();
  const ready = present + longestLead([preparation]) * DAY;
  return countShippingDays(days, new Date(ready), new Date(ready + ACCEPT_WITHIN));
}

/** The first and the last day of several parcels. */
export const joinArrivals = (arrivals: readonly Arrival[]): Arrival | null => {
  const [from] = arrivals.map((arrival) => arrival.from).sort();
  const to = arrivals
    .map((arrival) => arrival.to)
    .sort()
    .at(-1);
  return from === undefined || to === undefined ? null : { from, to };
};

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
