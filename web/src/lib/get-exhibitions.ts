import type { ExhibitionListItem, ExhibitionState } from '@aperture-byline/contract/exhibition';
import { queryOptions } from '@tanstack/react-query';
import { getData } from './api.ts';

/** `GET /exhibition/approved/{state}`: the approved exhibitions that are open, to come, or over; of one person or of all. */
export function exhibitionsQuery(state: ExhibitionState, userId?: string) {
  const whose = userId === undefined ? '' : `?userId=${encodeURIComponent(userId)}`;
  return queryOptions({
    queryKey: ['exhibitions', state, userId ?? 'all'],
    queryFn: ({ signal }) => getData<ExhibitionListItem[]>(`/exhibition/approved/${state}${whose}`, signal),
  });
}
