import {
  getExhibition,
  getOngoingExhibition,
  listOngoingExhibitions,
  listPastExhibitions,
  listUpcomingExhibitions,
} from '@aperture-byline/contract/endpoints/exhibition';
import type { ExhibitionState } from '@aperture-byline/contract/exhibition/state';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, apiQuery, buildQueryKey, callApi } from '#lib/api.ts';

const LISTS = {
  ongoing: listOngoingExhibitions,
  upcoming: listUpcomingExhibitions,
  past: listPastExhibitions,
} as const;

/** The approved exhibitions in one state; of one person or of all. */
export const exhibitionsQuery = (state: ExhibitionState, userId?: string) =>
  apiQuery(LISTS[state], userId === undefined ? {} : { query: { userId } });

/** `open` is decided by the server. A closed exhibition has no images; null is one that does not exist. */
type FoundExhibition =
  | { open: true; exhibition: ExhibitionDetail }
  | { open: false; exhibition: ExhibitionDetail | null };

/** An exhibition in any public state. */
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
        return { open: false, exhibition: await callApi(getExhibition, input, { signal }) };
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { open: false, exhibition: null };
        throw error;
      }
    },
  });
}
