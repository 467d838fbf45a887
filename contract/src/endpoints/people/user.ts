import type { AccountProfile, UserProfile } from '../../user/wire.ts';
import type { Endpoint, Returns } from '../endpoint.ts';

/** A list of the one profile, or an empty one. With a token and without `userId` the caller's own. */
export const getProfile = {
  method: 'GET',
  path: '/user/profile',
  query: ['userId'],
  response: {} as Returns<(UserProfile | AccountProfile)[]>,
  status: [200],
  auth: 'optional',
  cache: 'minutes',
  rateLimit: 'list',
} as const satisfies Endpoint;
