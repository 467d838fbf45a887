import type { Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import { mutationOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { type CallInput, keyOf } from '#lib/api.ts';
import { callOwn } from './account-api.ts';

/** First part of the query keys of private data, which is removed at the end of the session. */
export const OWN = 'own';

/** Query options for a call as the signed-in user. */
export function ownQuery<E extends Endpoint>(uid: string, endpoint: E, input: CallInput<E>) {
  return queryOptions({
    queryKey: [OWN, uid, ...keyOf(endpoint, input)] as QueryKey,
    queryFn: ({ signal }) => callOwn(endpoint, input, { signal }),
  });
}

/** Mutation options for a call as the signed-in user; `mutate` takes its input. */
export function ownMutation<E extends Endpoint>(endpoint: E) {
  return mutationOptions({
    mutationKey: [OWN, `${endpoint.method} ${endpoint.path}`],
    mutationFn: (input: CallInput<E>) => callOwn(endpoint, input),
  });
}
