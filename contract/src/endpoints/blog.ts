import type { BlogComment, BlogListItem, Bookmark, NewBlogComment, Story, UserStory } from '../blog/wire.ts';
import {
  COMMENT_DELETION,
  COMMENT_REPORT,
  type Endpoint,
  PUBLIC_COUNT,
  PUBLIC_READ,
  type Returns,
} from './endpoint.ts';

/** The stories that open the page; the first one is featured. */
export const listIntroStories = {
  ...PUBLIC_READ,
  path: '/blog/intro',
  response: {} as Returns<BlogListItem[]>,
} as const satisfies Endpoint;

/** The newest stories. */
export const listRecentStories = {
  ...PUBLIC_READ,
  path: '/blog/recent',
  response: {} as Returns<BlogListItem[]>,
} as const satisfies Endpoint;

/** Every story, newest first. */
export const listStories = {
  ...PUBLIC_READ,
  path: '/blog',
  response: {} as Returns<BlogListItem[]>,
} as const satisfies Endpoint;

/** The caller's bookmarks, newest first. */
export const listBookmarks = {
  ...PUBLIC_READ,
  path: '/blog/bookmark',
  response: {} as Returns<Bookmark[]>,
  auth: 'required',
  cache: 'never',
} as const satisfies Endpoint;

/** A person's published stories. */
export const listUserStories = {
  ...PUBLIC_READ,
  path: '/blog/user/:userId',
  response: {} as Returns<UserStory[]>,
} as const satisfies Endpoint;

/** Newest first. */
export const listStoryComments = {
  ...PUBLIC_READ,
  path: '/blog/comment/:blogId',
  response: {} as Returns<BlogComment[]>,
  cache: 'lively',
} as const satisfies Endpoint;

/** A list of the one story, or an empty one. */
export const getStory = {
  ...PUBLIC_READ,
  path: '/blog/:slug',
  response: {} as Returns<Story[]>,
} as const satisfies Endpoint;

/** Counts a view of a published story: one for each visitor in 30 minutes. */
export const countStoryView = {
  ...PUBLIC_COUNT,
  path: '/blog/view/:blogId',
  response: {} as Returns<null>,
} as const satisfies Endpoint;

/** Counts a like of a published story: one for each visitor. */
export const likeStory = {
  ...PUBLIC_COUNT,
  path: '/blog/like/:blogId',
  response: {} as Returns<null>,
} as const satisfies Endpoint;

/** Saves a published story. 200 where it was saved before. */
export const addBookmark = {
  method: 'POST',
  path: '/blog/bookmark/:blogId',
  body: async () => (await import('../user/schemas.ts')).nothingSchema,
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
  method: 'DELETE',
  path: '/blog/bookmark/:blogId',
  response: {} as Returns<null>,
  status: [200],
  auth: 'required',
  cache: 'never',
  quota: 'bookmark',
} as const satisfies Endpoint;

/**
 * Comments on a published story. 200 with the comment where the same text was sent before. One with more than two links is
 * held until an administrator approves it.
 */
export const addStoryComment = {
  method: 'POST',
  path: '/blog/comment',
  body: async () => (await import('../comment/schemas.ts')).storyCommentSchema,
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

/** Reports a comment, once for each person. Three reports hide it until an administrator decides. */
export const reportStoryComment = {
  ...COMMENT_REPORT,
  path: '/blog/comment/:blogId/:commentId/report',
  response: {} as Returns<null>,
} as const satisfies Endpoint;
