import type { ImageEngagement, Likes } from '../../engagement/wire.ts';
import type { NewImageComment } from '../../image/wire.ts';
import { EMPTY_BODY, user, userOrVisitor } from '../callers.ts';

/** Counts a like of a public image: one for each visitor. */
export const likeImage = userOrVisitor
  .post('/image/like/:imageId', {
    ...EMPTY_BODY,
    status: [200, 201],
    quota: 'engagement',
    visitorCookie: 'lasting',
    errors: ['NOT_FOUND'],
  })
  .returns<Likes>();

/** Takes a like back; nothing happens where there is none. */
export const unlikeImage = userOrVisitor
  .delete('/image/like/:imageId', { quota: 'engagement', errors: ['NOT_FOUND'] })
  .returns<Likes>();

/** Whether the caller likes a public image, and its likes. */
export const getImageEngagement = user
  .get('/image/engagement/:imageId', { rateLimit: undefined, errors: ['NOT_FOUND'] })
  .returns<ImageEngagement>();

/**
 * Comments on a public image: with a token its user, without one the guest whom the cookie of `POST /user` proves. 200
 * with the comment where the same text was sent before. One with more than two links is held until an administrator
 * approves it.
 */
export const addImageComment = userOrVisitor
  .post('/image/comment', {
    body: 'comment.imageCommentSchema',
    bodyNamesCaller: true,
    status: [200, 201],
    appCheck: 'visitors',
    quota: { user: 'userComment', visitor: 'guestComment' },
    visitorCookie: 'lasting',
    errors: ['NOT_FOUND'],
  })
  .returns<NewImageComment>();

/**
 * Answers a comment as the owner of the work, who alone may: one answer, which is listed under it and goes with it. 200
 * with the answer where the same text was sent before, 409 where there is another.
 */
export const answerImageComment = user
  .post('/image/comment/:imageId/:commentId/answer', {
    body: 'comment.answerSchema',
    status: [200, 201],
    quota: 'userComment',
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
  .returns<NewImageComment>();

/** Removes a comment for good: its writer, the owner of the work and administrators may. 404 where it is gone. */
export const deleteImageComment = userOrVisitor
  .delete('/image/comment/:imageId/:commentId', { errors: ['NOT_FOUND'] })
  .returns<null>();

/**
 * Reports a comment: once for each user, and once for each network address without an account. The first report puts it
 * before an administrator, the third hides it until one decides.
 */
export const reportImageComment = userOrVisitor
  .post('/image/comment/:imageId/:commentId/report', {
    body: 'comment.reportSchema',
    status: [200, 201],
    quota: 'report',
    errors: ['NOT_FOUND'],
  })
  .returns<null>();
