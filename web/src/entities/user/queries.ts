import {
  getProfile,
  getProfileOfSlug,
  getWorkCounts,
  listPhotographers,
} from '@aperture-byline/contract/endpoints/people/user';
import type { UserProfile } from '@aperture-byline/contract/user/wire';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/api.ts';
import { apiQueryOrNull } from '#lib/api/api-or-null.ts';

/** The public profile, or null where no user has that id. */
export const publicProfileQuery = (userId: string) =>
  queryOptions({
    ...apiQuery(getProfile, { query: { userId } }),
    select: ([profile]): UserProfile | null => profile ?? null,
  });

/** Whose page has an address with this name, or had it; null where nobody's has. */
export const profileOfSlugQuery = (slug: string) => apiQueryOrNull(getProfileOfSlug, { params: { slug } });

/** A page of everybody with public work: by name, or by the newest. */
export const photographersQuery = (page: number, sort: string | null) =>
  queryOptions({
    ...apiQuery(listPhotographers, { query: { page, ...(sort === 'name' && { sort }) } }),
    placeholderData: keepPreviousData,
  });

export const workCountsQuery = (userId: string) => apiQuery(getWorkCounts, { params: { userId } });
