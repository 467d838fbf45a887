const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day without a time, `YYYY-MM-DD`, as `11 Feb 2023`. What is no such day stays as it is. */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T`);
  return isDay ? DAY.format(date) : day;
}
