/**
 * `images/{imageId}/marks/{visitor}` and `blogs/{blogId}/marks/{visitor}`: what one visitor was counted for. The id is the
 * user's, else the one that the visitor's signed cookie proves.
 */
export interface StoredMark {
  /** Null for a visitor without an account. */
  userId: number | null;
  likedAt: Date | null;
  /** The last view that was counted. */
  viewedAt: Date | null;
  /** When it has no effect any more, for the TTL policy. Null for a user's like, which holds for good. */
  expiresAt: Date | null;
}
