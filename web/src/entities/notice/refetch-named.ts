import type { getConversation } from '@aperture-byline/contract/endpoints/mail/conversation';
import type { getOrder, listOrders } from '@aperture-byline/contract/endpoints/shop/order';
import type { listStudioOrders } from '@aperture-byline/contract/endpoints/studio/studio-order';
import type { listStoryComments } from '@aperture-byline/contract/endpoints/works/blog';
import type { listGuestBook } from '@aperture-byline/contract/endpoints/works/guest-book';
import type { Notice } from '@aperture-byline/contract/notice/wire';
import type { QueryClient } from '@tanstack/react-query';
import { imageCommentsQuery } from '#entities/image/queries.ts';
import { PRIVATE } from '#entities/session/api/private-requests.ts';
import { accountProfileQuery } from '#entities/user/private-queries.ts';
import { refetchWaiting } from '#entities/waiting/waiting-query.ts';

type EndpointName<E extends { method: string; path: string }> = `${E['method']} ${E['path']}`;

/** Importing the endpoints would take their files apart from the public pages, which are near their budgets. */
const STORY_COMMENTS: EndpointName<typeof listStoryComments> = 'GET /blog/comment/:blogId';
const GUEST_BOOK: EndpointName<typeof listGuestBook> = 'GET /exhibition/comment/:exhibitionId';
const ORDERS: EndpointName<typeof listOrders> = 'GET /product/order';
const ORDER: EndpointName<typeof getOrder> = 'GET /product/order/:orderId';
const CONVERSATION: EndpointName<typeof getConversation> = 'GET /product/order/:orderId/part/:artistId/message';
const SALES: EndpointName<typeof listStudioOrders> = 'GET /studio/order';

/**
 * Refetches what notices name, as far as it is cached, or the profile with a token of the new role. All lists of
 * stories' comments count: notices have the slug, comments the id.
 */
export async function refetchNamed(client: QueryClient, uid: string, notices: readonly Notice[]): Promise<void> {
  for (const { kind, state, subjectId, artistId } of notices) {
    if (state === 'message') {
      const params = { orderId: subjectId, artistId: String(artistId) };
      client.invalidateQueries({ queryKey: [PRIVATE, uid, CONVERSATION, params] });
      continue;
    }
    if (kind === 'imageComment' && subjectId !== null)
      client.invalidateQueries({ queryKey: imageCommentsQuery(subjectId).queryKey });
    if (kind === 'storyComment') client.invalidateQueries({ queryKey: [STORY_COMMENTS] });
    if (kind === 'exhibitionComment') client.invalidateQueries({ queryKey: [GUEST_BOOK, { exhibitionId: subjectId }] });
    if (kind === 'order') {
      client.invalidateQueries({ queryKey: [PRIVATE, uid, ORDERS] });
      client.invalidateQueries({ queryKey: [PRIVATE, uid, ORDER, { orderId: subjectId }] });
    }
    if (kind === 'sale') client.invalidateQueries({ queryKey: [PRIVATE, uid, SALES] });
  }
  if (!notices.some(({ kind }) => kind === 'artistRequest')) return;
  const { firebaseReady } = await import('#entities/session/firebase/firebase.ts');
  const { auth } = await firebaseReady();
  await auth.currentUser?.getIdToken(true);
  // What was refetched with the notices came with the old token.
  refetchWaiting(client, uid);
  client.invalidateQueries({ queryKey: accountProfileQuery(uid).queryKey });
}
