import * as v from 'valibot';
import { nullable, time, userNumber } from '../shared/stored-fields.ts';

/** `images|blogs/{id}/marks/{visitor}`: what one visitor was counted for, by user id or signed cookie. */
export const storedEngagement = v.object({
  /** Null for a visitor without an account. */
  userId: nullable(userNumber),
  likedAt: nullable(time),
  /** The last view that was counted. */
  viewedAt: nullable(time),
  /** When it has no effect any more, for the TTL policy. Null for a user's like, which holds for good. */
  expiresAt: nullable(time),
});
export type StoredEngagement = v.InferOutput<typeof storedEngagement>;
