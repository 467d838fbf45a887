import { getWorkCounts, listPhotographers } from '@aperture-byline/contract/endpoints/people/user';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/api.ts';

/** A page of everybody with public work: by name, or by the newest. */
export const photographersQuery = (page: number, sort: string | null) =>
  queryOptions({
    ...apiQuery(listPhotographers, { query: { page, ...(sort === 'name' && { sort }) } }),
    placeholderData: keepPreviousData,
  });

export const workCountsQuery = (userId: string) => apiQuery(getWorkCounts, { params: { userId } });
