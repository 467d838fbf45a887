import { getConversation } from '@aperture-byline/contract/endpoints/conversation';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import { ApiError } from '#lib/api.ts';

/** Milliseconds. The addresses of pictures end after five to ten minutes. */
const REFRESH = 4 * 60_000;

/** The sub-order that a conversation is about. */
export interface SubOrderPlace {
  uid: string;
  orderId: string;
  artistId: number;
}

export const toParams = ({ orderId, artistId }: Pick<SubOrderPlace, 'orderId' | 'artistId'>) => ({
  orderId,
  artistId: String(artistId),
});

/** The newest messages first, then earlier ones; a first answer of null is a conversation that is not the caller's to read. */
export function conversationQuery({ uid, ...place }: SubOrderPlace) {
  const params = toParams(place);
  return infiniteQueryOptions({
    queryKey: privateQuery(uid, getConversation, { params }).queryKey,
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === '' ? {} : { cursor: pageParam };
      try {
        return await callAuthenticated(getConversation, { params, query }, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    initialPageParam: '',
    getNextPageParam: (last) => last?.earlierCursor,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: REFRESH,
  });
}
