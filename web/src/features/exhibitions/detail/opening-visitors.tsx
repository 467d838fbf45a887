import { visitOpening } from '@aperture-byline/contract/endpoints/works/exhibition';
import { OPENING_VISIT_INTERVAL } from '@aperture-byline/contract/exhibition/state';
import { useQuery } from '@tanstack/react-query';
import { buildQueryKey, callApi } from '#lib/api/api.ts';
import { formatCount } from '#lib/format-count.ts';

/** Tells how many visit on the first evening, and reports this visit each minute while visible. Else null. */
export default function OpeningVisitors({ exhibitionId }: { exhibitionId: string }) {
  const input = { params: { exhibitionId }, body: {} };
  const { data } = useQuery({
    queryKey: buildQueryKey(visitOpening, input),
    queryFn: () => callApi(visitOpening, input),
    refetchInterval: ({ state }) => state.data?.here !== null && OPENING_VISIT_INTERVAL,
    retry: false,
  });
  if (!data || data.here === null) return null;
  return data.here <= 1 ? 'You are the first here' : `${formatCount(data.here)} people are here now`;
}
