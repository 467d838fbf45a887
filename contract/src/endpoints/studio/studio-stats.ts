import type { HouseStats, StudioStats } from '../../stats/wire.ts';
import type { Endpoint, Returns } from '../endpoint.ts';

/** From one day to another, both included and in India's calendar: `YYYY-MM-DD`, a year at most, the last 30 days without a choice. */
const DAYS_READ = {
  method: 'GET',
  query: ['from', 'to'],
  status: [200],
  auth: 'required',
  cache: 'never',
  rateLimit: 'list',
  errors: ['INVALID'],
} as const;

/** The caller's own stats of some days. */
export const getStudioStats = {
  ...DAYS_READ,
  path: '/studio/stats',
  response: {} as Returns<StudioStats>,
  authorization: { role: 'artist' },
} as const satisfies Endpoint;

/**
 * Returns the counts of all photographers together for a range of days, ten minutes old at most, and the origins of
 * visitors.
 */
export const getHouseStats = {
  ...DAYS_READ,
  path: '/studio/house-stats',
  response: {} as Returns<HouseStats>,
  authorization: { role: 'admin' },
} as const satisfies Endpoint;
