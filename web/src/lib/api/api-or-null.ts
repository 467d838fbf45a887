import type { Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, buildQueryKey, type CallInput, callApi } from './api.ts';

/** Resolves with null where the API answers 404. */
export async function orNull<Data>(answer: Promise<Data>): Promise<Data | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Query options for a public call whose subject may be gone: null where it answers 404. */
export function apiQueryOrNull<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  return queryOptions({
    queryKey: buildQueryKey(endpoint, input),
    queryFn: ({ signal }) => orNull(callApi(endpoint, input, { signal })),
  });
}
