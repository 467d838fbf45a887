import type { FollowList, FollowState } from '../../follow/wire.ts';
import { user } from '../callers.ts';

/** The photographers whom the caller follows, the latest follow first, 24 at a time. */
export const listFollows = user.get('/user/follow', { query: ['cursor'] }).returns<FollowList>();

/** Whether the caller follows a photographer. */
export const getFollow = user.get('/user/follow/:userId').returns<FollowState>();

/**
 * Follows a photographer: the caller gets a notice of each new exhibition, story and print, and one a day of new
 * photographs. 200 where they did before; 404 where nobody with this number is a photographer; 429 also where the
 * caller follows 1,000 already.
 */
export const addFollow = user
  .put('/user/follow/:userId', { status: [200, 201], quota: 'follow', errors: ['NOT_FOUND', 'INVALID'] })
  .returns<null>();

/** Takes a follow back; nothing happens where there is none. */
export const removeFollow = user.delete('/user/follow/:userId', { quota: 'follow' }).returns<null>();
