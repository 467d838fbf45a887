import { getProfile } from '@aperture-byline/contract/endpoints/people/user';
import type { UserProfile } from '@aperture-byline/contract/user/wire';
import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/api.ts';

/** The public profile, or null where no user has that id. */
export const publicProfileQuery = (userId: string) =>
  queryOptions({
    ...apiQuery(getProfile, { query: { userId } }),
    select: ([profile]): UserProfile | null => profile ?? null,
  });
