import type { AccountProfile, PhotographersPage, ProfileOfSlug, UserProfile, WorkCounts } from '../../user/wire.ts';
import { everybody, userOrVisitor } from '../callers.ts';
/** A list of the one profile, or an empty one. With a token and without `userId` the caller's own. */
export const getProfile = userOrVisitor
  .get('/user/profile', { query: ['userId'], cache: 'minutes' })
  .returns<(UserProfile | AccountProfile)[]>();

/** Whose page has an address with this name, or had it before they changed theirs. */
export const getProfileOfSlug = everybody
  .get('/user/slug/:slug', { cache: 'minutes', errors: ['NOT_FOUND'] })
  .returns<ProfileOfSlug>();

/** A page of everybody with public work, by the newest of it, or by `sort=name`. Past the end is the last page. */
export const listPhotographers = everybody
  .get('/user/photographers', { query: ['page', 'sort'] })
  .returns<PhotographersPage>();

/** How many public works of each kind somebody has. */
export const getWorkCounts = everybody.get('/user/works/:userId', { errors: ['NOT_FOUND'] }).returns<WorkCounts>();
