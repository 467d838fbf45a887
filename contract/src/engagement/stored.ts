import * as v from 'valibot';
import { count, mapField, nullable, time, userNumber } from '../shared/stored-fields.ts';

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

const counts = v.object({ likes: count, views: count });
/** How often a work was liked and viewed. */
export type Counts = v.InferOutput<typeof counts>;

/**
 * `users/{userId}/counts/{images|blogs}`: counts of all images, or stories, of a photographer, by their ids. Apart from
 * the works, so that a like starts no function that follows them.
 */
export const storedCounts = v.object({ works: mapField(counts) });
export type StoredCounts = v.InferOutput<typeof storedCounts>;
