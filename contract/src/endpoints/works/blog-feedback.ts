import type { NewBlogComment } from '../../blog/wire.ts';
import type { Likes, StoryEngagement } from '../../engagement/wire.ts';
import { type Endpoint, PRIVATE, type Returns } from '../endpoint.ts';
import { COMMENT_DELETION, COMMENT_REPORT, OWN_MARK } from './feedback.ts';
import { PUBLIC_COUNT } from './views.ts';

/** Counts a like of a published story: one for each visitor. */
export const likeStory = {
  ...PUBLIC_COUNT,
  path: '/blog/like/:blogId',
  visitorCookie: 'lasting',
  response: {} as Returns<Likes>,
} as const satisfies Endpoint;

/** Whether the caller likes a published story and keeps it, and its likes. */
export const getStoryEngagement = {
  ...OWN_MARK,
  path: '/blog/engagement/:blogId',
  response: {} as Returns<StoryEngagement>,
} as const satisfies Endpoint;

/** Saves a published story. 200 where it was saved before. */
export const addBookmark = {
  method: 'POST',
  path: '/blog/bookmark/:blogId',
  body: async () => (await import('../../user/schemas.ts')).emptyBodySchema,
  bodyOptional: true,
  response: {} as Returns<null>,
  status: [200, 201],
  auth: 'required',
  cache: 'never',
  quota: 'bookmark',
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** Takes a bookmark back; nothing happens where there is none. */
export const removeBookmark = {
  ...PRIVATE,
  method: 'DELETE',
  path: '/blog/bookmark/:blogId',
  response: {} as Returns<null>,
  quota: 'bookmark',
} as const satisfies Endpoint;

/**
 * Comments on a published story. 200 with the comment where the same text was sent before. One with more than two links is
 * held until an administrator approves it.
 */
export const addStoryComment = {
  method: 'POST',
  path: '/blog/comment',
  body: async () => (await import('../../comment/schemas.ts')).storyCommentSchema,
  response: {} as Returns<NewBlogComment>,
  status: [200, 201],
  auth: 'required',
  authorization: { verified: true },
  cache: 'never',
  quota: 'userComment',
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** Removes a comment for good: its writer, the owner of the work and administrators may. 404 where it is gone. */
export const deleteStoryComment = {
  ...COMMENT_DELETION,
  path: '/blog/comment/:blogId/:commentId',
  response: {} as Returns<null>,
} as const satisfies Endpoint;

/**
 * Reports a comment: once for each user, and once for each network address without an account. The first report puts it before an
 * administrator, the third hides it until one decides.
 */
export const reportStoryComment = {
  ...COMMENT_REPORT,
  path: '/blog/comment/:blogId/:commentId/report',
  response: {} as Returns<null>,
} as const satisfies Endpoint;
