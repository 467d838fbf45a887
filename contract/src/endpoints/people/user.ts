import type { AccountProfile, UserProfile } from '../../user/wire.ts';
import { userOrVisitor } from '../callers.ts';

/** A list of the one profile, or an empty one. With a token and without `userId` the caller's own. */
export const getProfile = userOrVisitor
  .get('/user/profile', { query: ['userId'], cache: 'minutes' })
  .returns<(UserProfile | AccountProfile)[]>();
