import type { Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import { mutationOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { buildQueryKey, type CallInput } from '#lib/api/api.ts';
import { callAuthenticated } from './account-api.ts';

/** First part of the query keys of private data, which is removed at the end of the session. */
export const PRIVATE = 'private';

/** Milliseconds: the addresses of pictures that are not public last for five minutes at least. */
export const SIGNED_FOR = 4 * 60_000;

export function privateQuery<E extends Endpoint>(uid: string, endpoint: E, input: CallInput<E>) {
  return queryOptions({
    queryKey: [PRIVATE, uid, ...buildQueryKey(endpoint, input)] as QueryKey,
    queryFn: ({ signal }) => callAuthenticated(endpoint, input, { signal }),
  });
}

/** Mutation options for a call as the signed-in user; `mutate` takes its input. */
export function privateMutation<E extends Endpoint>(endpoint: E) {
  return mutationOptions({
    mutationKey: [PRIVATE, `${endpoint.method} ${endpoint.path}`],
    mutationFn: (input: CallInput<E>) => callAuthenticated(endpoint, input),
  });
}
