import { createHash } from 'node:crypto';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Dates of the seed, counted from the start of a UTC day, so that seeding twice on one day gives the same ones. */
export interface SeedClock {
  /** `days` before (negative: after) the start of today, at `hours` UTC of that day. */
  daysAgo(days: number, hours?: number): Date;
  /** Some minute of the first half of that day, always the same for the same key; today is its very start. */
  momentOf(key: string, days: number): Date;
}

export function seedClock(now: Date): SeedClock {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  const daysAgo = (days: number, hours = 0) => new Date(today - days * DAY + hours * HOUR);
  return {
    daysAgo,
    momentOf: (key, days) => {
      const minutes = createHash('sha256').update(key).digest().readUInt16BE(0) % 720;
      return daysAgo(days, days > 0 ? minutes / 60 : 0);
    },
  };
}
