export interface FollowedPhotographer {
  userId: number;
  name: string;
  subtitle: string;
  /** Address of the avatar, or null. */
  picture: string | null;
  /** ISO 8601. */
  followedAt: string;
}

/** `GET /user/follow`: 24 of them, the latest follow first. Whoever is gone, or no photographer any more, is left out. */
export interface FollowList {
  items: FollowedPhotographer[];
  /** Value to send as `cursor` for the next ones; null at the end. */
  nextCursor: string | null;
}

/** `GET /user/follow/{userId}`. */
export interface FollowState {
  isFollowed: boolean;
}
