import type { GuestBookLine, NewGuestBookLine } from '../../exhibition/wire.ts';
import { everybody, user, userOrVisitor } from '../callers.ts';

/**
 * The lines of the guest book of an exhibition that is open or has closed, newest first, at most 200; 404 before its
 * opening.
 */
export const listGuestBook = everybody
  .get('/exhibition/comment/:exhibitionId', { cache: 'seconds', errors: ['NOT_FOUND'] })
  .returns<GuestBookLine[]>();

/**
 * Signs the guest book of an exhibition that is open: with a token its user, without one the guest whom the cookie of
 * `POST /user` proves, who must have given a name. 200 with the line where the same text was sent before. 409 once it
 * has closed. One with more than two links is held until an administrator approves it.
 */
export const signGuestBook = userOrVisitor
  .post('/exhibition/comment', {
    body: 'comment.guestBookSchema',
    bodyNamesCaller: true,
    status: [200, 201],
    appCheck: 'visitors',
    quota: { user: 'userComment', visitor: 'guestComment' },
    visitorCookie: 'lasting',
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
  .returns<NewGuestBookLine>();

/**
 * Answers a line, also after the closing, as the owner of the work, who alone may: one answer, which is listed under it
 * and goes with it. 200 with the answer where the same text was sent before, 409 where there is another.
 */
export const answerGuestBookLine = user
  .post('/exhibition/comment/:exhibitionId/:commentId/answer', {
    body: 'comment.answerSchema',
    status: [200, 201],
    quota: 'userComment',
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
  .returns<NewGuestBookLine>();

/** Removes a line for good: its writer, the owner of the exhibition and administrators may. 404 where it is gone. */
export const deleteGuestBookLine = userOrVisitor
  .delete('/exhibition/comment/:exhibitionId/:commentId', { errors: ['NOT_FOUND'] })
  .returns<null>();

/**
 * Reports a line: once for each user, and once for each network address without an account. The first report puts it
 * before an administrator, the third hides it until one decides.
 */
export const reportGuestBookLine = userOrVisitor
  .post('/exhibition/comment/:exhibitionId/:commentId/report', {
    body: 'comment.reportSchema',
    status: [200, 201],
    quota: 'report',
    errors: ['NOT_FOUND'],
  })
  .returns<null>();
