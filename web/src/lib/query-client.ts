import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';
import { watchConnection } from './connection.ts';
import { isNoConnection } from './error-text.ts';

const MINUTE = 60_000;

/** The server understood and said no: trying again, or telling the developers, would change nothing. */
function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/**
 * Failed loads are tried once more, and logged here for all pages. Without a connection a load fails instead of waiting
 * for one, so that the page can say so; it is repeated when the connection is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isNoConnection(error)) watchConnection();
        if (!isRefusal(error)) console.error('Loading failed:', query.queryHash, error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: MINUTE,
        gcTime: 10 * MINUTE,
        networkMode: 'always',
        retry: (failures, error) => !isRefusal(error) && failures < 1,
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
      },
    },
  });
}
