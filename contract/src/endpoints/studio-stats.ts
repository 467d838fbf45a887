import type { HouseOrigins, StudioStats } from '../stats/wire.ts';
import type { Endpoint, Returns } from './endpoint.ts';

/**
 * The caller's own stats from one day to another, both included and in India's calendar: `YYYY-MM-DD`, a year at most, the last 30
 * days without a choice.
 */
export const getStudioStats = {
  method: 'GET',
  path: '/studio/stats',
  query: ['from', 'to'],
  response: {} as Returns<StudioStats>,
  status: [200],
  auth: 'required',
  authorization: { role: 'artist' },
  cache: 'never',
  rateLimit: 'list',
  errors: ['INVALID'],
} as const satisfies Endpoint;

/** From where visitors came to the photographs, stories and prints of the house, in the same days. */
export const getHouseOrigins = {
  method: 'GET',
  path: '/studio/origins',
  query: ['from', 'to'],
  response: {} as Returns<HouseOrigins>,
  status: [200],
  auth: 'required',
  authorization: { role: 'admin' },
  cache: 'never',
  rateLimit: 'list',
  errors: ['INVALID'],
} as const satisfies Endpoint;
