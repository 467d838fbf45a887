import type { GuestBookLine, NewGuestBookLine } from '../../exhibition/wire.ts';
import { type Endpoint, PUBLIC_READ, type Returns } from '../endpoint.ts';
import { COMMENT_DELETION, COMMENT_REPORT } from './feedback.ts';

/** The lines of the guest book of an exhibition that is open or has closed, newest first, at most 200; 404 before its opening. */
export const listGuestBook = {
  ...PUBLIC_READ,
  cache: 'seconds',
  path: '/exhibition/comment/:exhibitionId',
  response: {} as Returns<GuestBookLine[]>,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/**
 * Signs the guest book of an exhibition that is open: with a token its user, without one the guest whom the cookie of `POST /user`
 * proves, who must have given a name. 200 with the line where the same text was sent before. 409 once it has closed. One with more than
 * two links is held until an administrator approves it.
 */
export const signGuestBook = {
  method: 'POST',
  path: '/exhibition/comment',
  body: async () => (await import('../../comment/schemas.ts')).guestBookSchema,
  bodyNamesCaller: true,
  response: {} as Returns<NewGuestBookLine>,
  status: [200, 201],
  auth: 'optional',
  cache: 'never',
  quota: { user: 'userComment', visitor: 'guestComment' },
  visitorCookie: 'lasting',
  errors: ['NOT_FOUND', 'CONFLICT'],
} as const satisfies Endpoint;

/** Removes a line for good: its writer, the owner of the exhibition and administrators may. 404 where it is gone. */
export const deleteGuestBookLine = {
  ...COMMENT_DELETION,
  path: '/exhibition/comment/:exhibitionId/:commentId',
  response: {} as Returns<null>,
} as const satisfies Endpoint;

/**
 * Reports a line: once for each user, and once for each network address without an account. The first report puts it before an
 * administrator, the third hides it until one decides.
 */
export const reportGuestBookLine = {
  ...COMMENT_REPORT,
  path: '/exhibition/comment/:exhibitionId/:commentId/report',
  response: {} as Returns<null>,
} as const satisfies Endpoint;
