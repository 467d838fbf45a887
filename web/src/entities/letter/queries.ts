import { getPublicLetter, listPublicLetters } from '@aperture-byline/contract/endpoints/letter';
import type { PublicLetter } from '@aperture-byline/contract/letter/letter';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, apiQuery, buildQueryKey, callApi } from '#lib/api.ts';

/** Letters that were sent, the latest first. */
export const lettersQuery = apiQuery(listPublicLetters, {});

/** A letter that was sent; null where there is none. */
export const letterQuery = (letterId: string) =>
  queryOptions({
    queryKey: buildQueryKey(getPublicLetter, { params: { letterId } }),
    queryFn: async ({ signal }): Promise<PublicLetter | null> => {
      try {
        return await callApi(getPublicLetter, { params: { letterId } }, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
