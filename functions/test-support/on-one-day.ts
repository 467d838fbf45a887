import { dayInIndia } from '@aperture-byline/contract/shared/dates';

/** Runs what begins and ends on one day in India; runs it again where it failed and midnight passed meanwhile. */
export async function onOneDay(run: (today: string) => Promise<void>): Promise<void> {
  const today = dayInIndia(new Date());
  try {
    await run(today);
  } catch (error) {
    const next = dayInIndia(new Date());
    if (next === today) throw error;
    await run(next);
  }
}
