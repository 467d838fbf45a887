import type { Attachment } from '../../attachment/wire.ts';
import { everybody, user } from '../callers.ts';

/**
 * Makes an attachment of a file that the caller uploaded, for a sub-order that the caller may write about. The same
 * file again is the same attachment (200). What nothing shows within a day goes.
 */
export const addAttachment = user
  .post('/product/order/:orderId/part/:artistId/attachment', {
    body: 'attachment.newAttachmentSchema',
    status: [200, 201],
    quota: 'attachment',
    errors: ['NOT_FOUND'],
  })
  .returns<Attachment>();

/** The file of an attachment, at an address that the API signed: ten minutes at most. */
export const getAttachmentFile = everybody
  .get('/product/order/:orderId/part/:artistId/attachment/:attachmentId/:file', {
    query: ['expires', 'signature'],
    cache: 'never',
    rateLimit: undefined,
    errors: ['NOT_FOUND'],
  })
  .sends('file');
