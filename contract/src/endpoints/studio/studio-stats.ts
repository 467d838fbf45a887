import type { HouseStats, StudioStats } from '../../stats/wire.ts';
import { admin, artist } from '../callers.ts';

/**
 * From one day to another, both included and in India's calendar: `YYYY-MM-DD`, a year at most, the last 30 days
 * without a choice.
 */
const DAYS = { query: ['from', 'to'], errors: ['INVALID'] } as const;

/** The caller's own stats of some days. */
export const getStudioStats = artist.get('/studio/stats', DAYS).returns<StudioStats>();

/**
 * Returns the counts of all photographers together for a range of days, ten minutes old at most, and the origins of
 * visitors.
 */
export const getHouseStats = admin.get('/studio/house-stats', { ...DAYS, rateLimit: 'list' }).returns<HouseStats>();
