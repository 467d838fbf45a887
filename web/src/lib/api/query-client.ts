import { MINUTE } from '@aperture-byline/contract/shared/durations';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isNoConnection } from '../errors/error-text.ts';
import { ApiError, isTurnedAway } from './api.ts';
import { watchConnection } from './connection.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `isRefusal`: whether an error is none that has to be logged, beside those of every call. `changesWaiting`: it may
     * be done with something that waited for the user, whose number the header shows.
     */
    mutationMeta: { isRefusal?: (error: Error) => boolean; changesWaiting?: true };
  }
}

/** Options of what others change too: it is read again whenever a screen that shows it is opened or looked at again. */
export const ALWAYS_FRESH = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

/** A refusal that is not a fault, such as 4xx: neither retried nor logged. */
function isRefusal(error: Error): boolean {
  return (
    isTurnedAway(error) ||
    (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429)
  );
}

/** `retry` of TanStack Query: once, unless it was a refusal. */
export const retryOnce = (failures: number, error: Error) => !isRefusal(error) && failures < 1;

function report(what: string, error: Error): void {
  if (isNoConnection(error)) watchConnection();
  if (!isRefusal(error)) console.error(what, error);
}

/**
 * Failed queries are tried once more, failed mutations are not; both are logged here for all pages. Without a
 * connection they fail instead of waiting for one, so that the page can say so; queries are repeated when the
 * connection is back. A mutation is forgotten as soon as its component is: its function may hold a password.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryHash }) => report(`Loading failed: ${queryHash}`, error),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { options: { meta, mutationKey } }) => {
        if (!meta?.isRefusal?.(error)) report(`Mutation failed: ${mutationKey}`, error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: MINUTE,
        gcTime: 10 * MINUTE,
        networkMode: 'always',
        retry: retryOnce,
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  });
}
