import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

const MINUTE = 60_000;

/** A failed load is tried once more, unless the server understood and refused. */
function worthRetrying(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !refused && failures < 1;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: MINUTE, gcTime: 10 * MINUTE, retry: worthRetrying, refetchOnWindowFocus: false },
    },
  });
}
