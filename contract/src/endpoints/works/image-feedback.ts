import type { ImageEngagement, Likes } from '../../engagement/wire.ts';
import type { NewImageComment } from '../../image/wire.ts';
import type { Endpoint, Returns } from '../endpoint.ts';
import { COMMENT_DELETION, COMMENT_REPORT, OWN_MARK } from './feedback.ts';
import { PUBLIC_COUNT } from './views.ts';

/** Counts a like of a public image: one for each visitor. */
export const likeImage = {
  ...PUBLIC_COUNT,
  path: '/image/like/:imageId',
  visitorCookie: 'lasting',
  response: {} as Returns<Likes>,
} as const satisfies Endpoint;

/** Whether the caller likes a public image, and its likes. */
export const getImageEngagement = {
  ...OWN_MARK,
  path: '/image/engagement/:imageId',
  response: {} as Returns<ImageEngagement>,
} as const satisfies Endpoint;

/**
 * Comments on a public image: with a token its user, without one the guest whom the cookie of `POST /user` proves. 200 with the
 * comment where the same text was sent before. One with more than two links is held until an administrator approves it.
 */
export const addImageComment = {
  method: 'POST',
  path: '/image/comment',
  body: async () => (await import('../../comment/schemas.ts')).imageCommentSchema,
  bodyNamesCaller: true,
  response: {} as Returns<NewImageComment>,
  status: [200, 201],
  auth: 'optional',
  cache: 'never',
  quota: { user: 'userComment', visitor: 'guestComment' },
  visitorCookie: 'lasting',
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** Removes a comment for good: its writer, the owner of the work and administrators may. 404 where it is gone. */
export const deleteImageComment = {
  ...COMMENT_DELETION,
  path: '/image/comment/:imageId/:commentId',
  response: {} as Returns<null>,
} as const satisfies Endpoint;

/**
 * Reports a comment: once for each user, and once for each network address without an account. The first report puts it before an
 * administrator, the third hides it until one decides.
 */
export const reportImageComment = {
  ...COMMENT_REPORT,
  path: '/image/comment/:imageId/:commentId/report',
  response: {} as Returns<null>,
} as const satisfies Endpoint;
