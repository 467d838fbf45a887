/** UTC offset of India, 5:30 hours all year, in milliseconds. */
const AHEAD_OF_UTC = 5.5 * 60 * 60 * 1000;

/**
 * The day that the calendar shows in India at this moment, `YYYY-MM-DD`. Apart from the other dates, whose library the
 * server does not load.
 */
export function dayInIndia(moment: Date): string {
  return new Date(moment.getTime() + AHEAD_OF_UTC).toISOString().slice(0, 10);
}
