import type { ExhibitionListItem, ExhibitionState } from '@aperture-byline/contract/exhibition';
import { queryOptions } from '@tanstack/react-query';
import { getData } from './api.ts';

/** `GET /exhibition/approved/{state}`: the approved exhibitions that are open, to come, or over. */
export function exhibitionsQuery(state: ExhibitionState) {
  return queryOptions({
    queryKey: ['exhibitions', state],
    queryFn: ({ signal }) => getData<ExhibitionListItem[]>(`/exhibition/approved/${state}`, signal),
  });
}
