/**
 * What everybody sees of it: `visible`. `held` waits for an administrator before anybody sees it, `hidden` because of
 * reports; `rejected` was not let through.
 */
export type CommentStatus = 'visible' | 'held' | 'hidden' | 'rejected';

/** `images/{imageId}/comments/{id}` and `blogs/{blogId}/comments/{id}`. */
export interface StoredComment {
  /** Null where the account was deleted: the text stays, its author is a former member. */
  authorId: number | null;
  firstName: string;
  lastName: string;
  /** Written by a visitor without an account. */
  guest: boolean;
  /** Text, never HTML. */
  comment: string;
  status: CommentStatus;
  /** How many people reported it. */
  reports: number;
  /** An administrator let it stand: reports don't hide it any more. */
  isApproved: boolean;
  createdAt: Date;
}

/**
 * `…/comments/{id}/reports/{reporter}`: the reporter is a user's id, or for visitors and unconfirmed accounts a keyed hash of
 * their address, since cookies and accounts are made anew at will.
 */
export interface StoredReport {
  /** Null where the address reports. */
  userId: number | null;
  reason: string;
  createdAt: Date;
  /** For the TTL policy. */
  expiresAt: Date;
}
