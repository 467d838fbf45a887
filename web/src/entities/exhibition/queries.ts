import {
  getCatalogue,
  getExhibition,
  getOngoingExhibition,
  listArchive,
  listOngoingExhibitions,
  listPastExhibitions,
  listUpcomingExhibitions,
} from '@aperture-byline/contract/endpoints/works/exhibition';
import { listGuestBook } from '@aperture-byline/contract/endpoints/works/guest-book';
import type { ExhibitionState } from '@aperture-byline/contract/exhibition/state';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError, apiQuery, buildQueryKey, callApi } from '#lib/api/api.ts';

const LISTS = {
  ongoing: listOngoingExhibitions,
  upcoming: listUpcomingExhibitions,
  past: listPastExhibitions,
} as const;

export const exhibitionsQuery = (state: ExhibitionState, userId?: string) =>
  apiQuery(LISTS[state], userId === undefined ? {} : { query: { userId } });

/** A page of the exhibitions that closed in a year; of the latest one without it. */
export const archiveQuery = (year: string | null, page: number) =>
  queryOptions({
    ...apiQuery(listArchive, { query: { page, ...(year !== null && { year }) } }),
    placeholderData: keepPreviousData,
  });

export const catalogueQuery = (exhibitionId: string) => apiQuery(getCatalogue, { params: { exhibitionId } });

/** `open` is decided by the server. A closed exhibition has no images; null is one that does not exist. */
type FoundExhibition =
  | { open: true; exhibition: ExhibitionDetail }
  | { open: false; exhibition: ExhibitionDetail | null };

export function exhibitionQuery(exhibitionId: string) {
  const input = { params: { exhibitionId } };
  return queryOptions({
    queryKey: buildQueryKey(getExhibition, input),
    queryFn: async ({ signal }): Promise<FoundExhibition> => {
      // Not a valid id: no request needed.
      if (!isId(exhibitionId)) return { open: false, exhibition: null };
      const [exhibition] = await callApi(getOngoingExhibition, input, { signal });
      if (exhibition) return { open: true, exhibition };
      try {
        const found = await callApi(getExhibition, input, { signal });
        // It may open between the two calls, or a cache may keep the first answer for some seconds more.
        return { open: found.state === 'ongoing', exhibition: found };
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { open: false, exhibition: null };
        throw error;
      }
    },
  });
}

/** Reads an open exhibition's guest book; apart from the queries that its page needs at once. */
export const guestBookQuery = (exhibitionId: string) => apiQuery(listGuestBook, { params: { exhibitionId } });
