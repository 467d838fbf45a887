import { getConversation } from '@aperture-byline/contract/endpoints/mail/conversation';
import { queryOptions } from '@tanstack/react-query';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import { orNull } from '#lib/api/api-or-null.ts';
import { ALWAYS_FRESH } from '#lib/api/query-client.ts';

/** Milliseconds. The addresses of pictures end after five to ten minutes. */
const REFRESH = 4 * 60_000;

export interface SubOrderPlace {
  uid: string;
  orderId: string;
  artistId: number;
}

export const toParams = ({ orderId, artistId }: Pick<SubOrderPlace, 'orderId' | 'artistId'>) => ({
  orderId,
  artistId: String(artistId),
});

/** The newest messages, or those before a cursor; null where the conversation is not the caller's to read. */
export function conversationQuery({ uid, ...place }: SubOrderPlace, cursor?: string) {
  const input = { params: toParams(place), query: cursor === undefined ? {} : { cursor } };
  return queryOptions({
    queryKey: privateQuery(uid, getConversation, input).queryKey,
    queryFn: ({ signal }) => orNull(callAuthenticated(getConversation, input, { signal })),
    ...ALWAYS_FRESH,
    refetchInterval: REFRESH,
  });
}
