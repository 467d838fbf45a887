import { getProfile } from '@aperture-byline/contract/endpoints/user';
import type { OwnProfile, UserProfile } from '@aperture-byline/contract/user/wire';
import { queryOptions } from '@tanstack/react-query';
import { ownQuery } from '#entities/session/api/own-requests.ts';
import { apiQuery } from '#lib/api.ts';

/** The public profile, or null where no user has that id. */
export const publicProfileQuery = (userId: string) =>
  queryOptions({
    ...apiQuery(getProfile, { query: { userId } }),
    select: ([profile]): UserProfile | null => profile ?? null,
  });

/** The profile of the signed-in user, with the e-mail address; null before it is made. */
export const ownProfileQuery = (uid: string) =>
  queryOptions({
    ...ownQuery(uid, getProfile, {}),
    select: ([profile]): OwnProfile | null => (profile as OwnProfile | undefined) ?? null,
  });
