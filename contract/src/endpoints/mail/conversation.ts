import type { Conversation, Message } from '../../conversation/wire.ts';
import { type Endpoint, PRIVATE, PRIVATE_READ, type Returns } from '../endpoint.ts';

/**
 * The messages about a sub-order, for its buyer and its artist, and for administrators as long as one of the two asks for one; the newest
 * 20, or those before `cursor`.
 */
export const getConversation = {
  ...PRIVATE_READ,
  path: '/product/order/:orderId/part/:artistId/message',
  query: ['cursor'],
  response: {} as Returns<Conversation>,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/**
 * Writes about a sub-order: a text, up to four attachments of the caller's that nothing shows yet, or both. 200 with the earlier message
 * for the same key, or without one for the same words within a minute. More than two links wait for an administrator.
 */
export const sendMessage = {
  ...PRIVATE,
  method: 'POST',
  path: '/product/order/:orderId/part/:artistId/message',
  body: async () => (await import('../../conversation/schemas.ts')).messageSchema,
  idempotent: true,
  status: [200, 201],
  quota: 'message',
  response: {} as Returns<Message>,
  errors: ['NOT_FOUND', 'WRONG_STATE'],
} as const satisfies Endpoint;

/** Reports what the other side wrote: the caller does not see it any more until an administrator lets it stand. Again, it is 200. */
export const reportMessage = {
  ...PRIVATE,
  method: 'POST',
  path: '/product/order/:orderId/part/:artistId/message/:messageId/report',
  body: async () => (await import('../../comment/schemas.ts')).reportSchema,
  status: [200, 201],
  quota: 'report',
  response: {} as Returns<null>,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** Asks an administrator into the conversation, for its buyer and its artist. Again, it is 200 and changes nothing. */
export const askAdministrator = {
  ...PRIVATE,
  method: 'POST',
  path: '/product/order/:orderId/part/:artistId/administrator',
  body: async () => (await import('../../user/schemas.ts')).emptyBodySchema,
  bodyOptional: true,
  status: [200, 201],
  quota: 'message',
  response: {} as Returns<null>,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;
