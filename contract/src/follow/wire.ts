/**
 * How a user hears of new work of photographers whom they follow: always by a `notice`; with `mail` also by a mail
 * about each, with `daily` by one mail a day about all.
 */
export const FOLLOW_NEWS = ['notice', 'mail', 'daily'] as const;
export type FollowNews = (typeof FOLLOW_NEWS)[number];

export interface FollowedPhotographer {
  userId: number;
  /** End of the address of their page, in place of the number. Missing where the name makes none. */
  slug?: string;
  name: string;
  subtitle: string;
  /** Address of the avatar, or null. */
  picture: string | null;
  /** ISO 8601. */
  followedAt: string;
}

/** `GET /user/follow`: 24 of them, the latest follow first, without those who are no photographers any more. */
export interface FollowList {
  items: FollowedPhotographer[];
  /** Value to send as `cursor` for the next ones; null at the end. */
  nextCursor: string | null;
}

/** `GET /user/follow/{userId}`. */
export interface FollowState {
  isFollowed: boolean;
}
