import type { DataOf, Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, buildQueryKey, type CallInput, callApi } from './api.ts';

/** Query options for a public call whose subject may be gone: null where it answers 404. */
export function apiQueryOrNull<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  return queryOptions({
    queryKey: buildQueryKey(endpoint, input),
    queryFn: async ({ signal }): Promise<DataOf<E> | null> => {
      try {
        return await callApi(endpoint, input, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
