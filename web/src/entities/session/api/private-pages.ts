import type { DataOf, Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { buildQueryKey, type CallInput } from '#lib/api/api.ts';
import { callAuthenticated } from './account-api.ts';
import { PRIVATE } from './private-requests.ts';

/**
 * Query options for a list that is answered a page at a time: `buildInput` gets the cursor of a page, undefined for the
 * first one, `getNextCursor` finds that of the next one; nothing at the end.
 */
export function privatePages<E extends Endpoint>(
  uid: string,
  endpoint: E,
  buildInput: (cursor: string | undefined) => CallInput<E>,
  getNextCursor: (page: DataOf<E>) => string | null | undefined,
) {
  return infiniteQueryOptions({
    queryKey: [PRIVATE, uid, ...buildQueryKey(endpoint, buildInput(undefined))] as QueryKey,
    queryFn: ({ pageParam, signal }) => callAuthenticated(endpoint, buildInput(pageParam), { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: getNextCursor,
  });
}
