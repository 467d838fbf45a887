import { createHash } from 'node:crypto';
import { DAY, HOUR } from '@aperture-byline/contract/shared/durations';

/** Document to be written as it stands. */
export interface SeedDocument<T extends object = object> {
  path: string;
  data: T;
}

/** Makes a deterministic id of twenty characters, so that a second seeding writes over the first. */
export function seedId(
  kind: 'image' | 'blog' | 'exhibition' | 'product' | 'comment' | 'avatar' | 'order',
  key: string,
): string {
  const digest = createHash('sha256').update(`${kind}/${key}`).digest('base64');
  return digest.replace(/[^A-Za-z0-9]/g, '').slice(0, 20);
}

/** Dates of the seed, counted from the start of a UTC day, so that seeding twice on one day gives the same ones. */
export interface SeedClock {
  /** `days` before (negative: after) the start of today, at `hours` UTC of that day. */
  daysAgo(days: number, hours?: number): Date;
  /** Some minute of the first half of that day, always the same for the same key; today is its very start. */
  computeMoment(key: string, days: number): Date;
}

export function seedClock(now: Date): SeedClock {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  const daysAgo = (days: number, hours = 0) => new Date(today - days * DAY + hours * HOUR);
  return {
    daysAgo,
    computeMoment: (key, days) => {
      const minutes = createHash('sha256').update(key).digest().readUInt16BE(0) % 720;
      return daysAgo(days, days > 0 ? minutes / 60 : 0);
    },
  };
}
