/**
 * How a user hears of new work of photographers whom they follow: always by a `notice`; with `mail` also by a mail about each, with
 * `daily` by one mail a day about all.
 */
export const FOLLOW_NEWS = ['notice', 'mail', 'daily'] as const;
export type FollowNews = (typeof FOLLOW_NEWS)[number];
