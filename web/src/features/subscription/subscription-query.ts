import { getSubscription } from '@aperture-byline/contract/endpoints/subscription';
import type { Subscription } from '@aperture-byline/contract/subscription/subscription';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, buildQueryKey, callApi } from '#lib/api.ts';

/** What the address gets that a token was sent to; null where the token leads nowhere. */
export const subscriptionQuery = (token: string) =>
  queryOptions({
    queryKey: buildQueryKey(getSubscription, { params: { token } }),
    queryFn: async ({ signal }): Promise<Subscription | null> => {
      try {
        return await callApi(getSubscription, { params: { token } }, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
