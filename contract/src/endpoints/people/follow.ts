import type { FollowList, FollowState } from '../../follow/wire.ts';
import { type Endpoint, PRIVATE, PRIVATE_READ, type Returns } from '../endpoint.ts';

/** The photographers whom the caller follows, the latest follow first, 24 at a time. */
export const listFollows = {
  ...PRIVATE_READ,
  path: '/user/follow',
  query: ['cursor'],
  response: {} as Returns<FollowList>,
} as const satisfies Endpoint;

/** Whether the caller follows a photographer. */
export const getFollow = {
  ...PRIVATE_READ,
  path: '/user/follow/:userId',
  response: {} as Returns<FollowState>,
} as const satisfies Endpoint;

/**
 * Follows a photographer: the caller gets a notice of each new exhibition, story and print, and one a day of new photographs. 200 where
 * they did before; 404 where nobody with this number is a photographer; 429 also where the caller follows 1,000 already.
 */
export const addFollow = {
  ...PRIVATE,
  method: 'PUT',
  path: '/user/follow/:userId',
  status: [200, 201],
  response: {} as Returns<null>,
  quota: 'follow',
  errors: ['NOT_FOUND', 'INVALID'],
} as const satisfies Endpoint;

/** Takes a follow back; nothing happens where there is none. */
export const removeFollow = {
  ...PRIVATE,
  method: 'DELETE',
  path: '/user/follow/:userId',
  response: {} as Returns<null>,
  quota: 'follow',
} as const satisfies Endpoint;
