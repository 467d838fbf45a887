import { visitOpening } from '@aperture-byline/contract/endpoints/works/exhibition';
import { OPENING_VISIT_INTERVAL } from '@aperture-byline/contract/exhibition/state';
import { useQuery } from '@tanstack/react-query';
import { buildQueryKey, callApi } from '#lib/api/api.ts';
import { formatCount } from '#lib/format-count.ts';

/**
 * How many are in an exhibition on its first evening; being here is said once a minute, while the page is visible.
 * Nothing before the answer, where it fails, and once the evening is over.
 */
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
