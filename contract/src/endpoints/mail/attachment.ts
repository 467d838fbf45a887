import type { Attachment } from '../../attachment/wire.ts';
import { type Endpoint, PRIVATE, type Returns } from '../endpoint.ts';

/**
 * Makes an attachment of a file that the caller uploaded, for a sub-order that the caller may write about. The same file again is the
 * same attachment (200). What nothing shows within a day goes.
 */
export const addAttachment = {
  ...PRIVATE,
  method: 'POST',
  path: '/product/order/:orderId/part/:artistId/attachment',
  body: async () => (await import('../../attachment/schemas.ts')).newAttachmentSchema,
  status: [200, 201],
  quota: 'attachment',
  response: {} as Returns<Attachment>,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** The file of an attachment, at an address that the API signed: ten minutes at most. */
export const getAttachmentFile = {
  method: 'GET',
  path: '/product/order/:orderId/part/:artistId/attachment/:attachmentId/:file',
  query: ['expires', 'signature'],
  response: 'file',
  status: [200],
  auth: 'none',
  cache: 'never',
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;
