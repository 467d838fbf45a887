import type { Conversation, Message } from '../../conversation/wire.ts';
import { EMPTY_BODY, user } from '../callers.ts';

/**
 * The messages about a sub-order, for its buyer and its artist, and for administrators as long as one of the two asks
 * for one; the newest 20, or those before `cursor`.
 */
export const getConversation = user
  .get('/product/order/:orderId/part/:artistId/message', { query: ['cursor'], errors: ['NOT_FOUND'] })
  .returns<Conversation>();

/**
 * Writes about a sub-order: a text, up to four attachments of the caller's that nothing shows yet, or both. 200 with
 * the earlier message for the same key, or without one for the same words within a minute. More than two links wait for
 * an administrator.
 */
export const sendMessage = user
  .post('/product/order/:orderId/part/:artistId/message', {
    body: 'conversation.messageSchema',
    idempotent: true,
    status: [200, 201],
    quota: 'message',
    errors: ['NOT_FOUND', 'WRONG_STATE'],
  })
  .returns<Message>();

/**
 * Reports what the other side wrote: the caller does not see it any more until an administrator lets it stand. Again,
 * it is 200.
 */
export const reportMessage = user
  .post('/product/order/:orderId/part/:artistId/message/:messageId/report', {
    body: 'comment.reportSchema',
    status: [200, 201],
    quota: 'report',
    errors: ['NOT_FOUND'],
  })
  .returns<null>();

/** Asks an administrator into the conversation, for its buyer and its artist. Again, it is 200 and changes nothing. */
export const askAdministrator = user
  .post('/product/order/:orderId/part/:artistId/administrator', {
    ...EMPTY_BODY,
    status: [200, 201],
    quota: 'message',
    errors: ['NOT_FOUND'],
  })
  .returns<null>();
