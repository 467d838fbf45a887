import { dayInIndia } from '@aperture-byline/contract/shared/dates';

/**
 * Runs what begins and ends on one day of India and of UTC; runs it again where it failed and midnight passed
 * meanwhile.
 */
export async function onOneDay(run: (today: string) => Promise<void>): Promise<void> {
  const days = readDays();
  try {
    await run(days.india);
  } catch (error) {
    const next = readDays();
    if (next.india === days.india && next.utc === days.utc) throw error;
    await run(next.india);
  }
}

function readDays(): Record<'india' | 'utc', string> {
  const now = new Date();
  return { india: dayInIndia(now), utc: now.toISOString().slice(0, 10) };
}
