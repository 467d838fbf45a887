import type { Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import { mutationOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { type CallInput, keyOf } from '#lib/api.ts';
import { callOwn } from './account-api.ts';

/** First part of the query key of everything that is one person's own: cleared when they leave. */
export const OWN = 'own';

/** A read of what is the account's own, as TanStack Query takes it. */
export function ownQuery<E extends Endpoint>(uid: string, endpoint: E, input: CallInput<E>) {
  return queryOptions({
    queryKey: [OWN, uid, ...keyOf(endpoint, input)] as QueryKey,
    queryFn: ({ signal }) => callOwn(endpoint, input, { signal }),
  });
}

/** A call that changes what is the account's own, as TanStack Query takes it: `mutate` gets what is sent. */
export function ownMutation<E extends Endpoint>(endpoint: E) {
  return mutationOptions({
    mutationKey: [OWN, `${endpoint.method} ${endpoint.path}`],
    mutationFn: (input: CallInput<E>) => callOwn(endpoint, input),
  });
}
