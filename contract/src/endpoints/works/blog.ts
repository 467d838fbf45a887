import type { BlogComment, BlogListItem, Bookmark, Story, UserStory } from '../../blog/wire.ts';
import { type Endpoint, PUBLIC_READ, type Returns } from '../endpoint.ts';

/** The stories that open the page; the first one is featured. */
export const listIntroStories = {
  ...PUBLIC_READ,
  path: '/blog/intro',
  response: {} as Returns<BlogListItem[]>,
} as const satisfies Endpoint;

/** The newest ten stories. */
export const listRecentStories = {
  ...PUBLIC_READ,
  path: '/blog/recent',
  response: {} as Returns<BlogListItem[]>,
} as const satisfies Endpoint;

/** The stories, newest first, at most 200. */
export const listStories = {
  ...PUBLIC_READ,
  path: '/blog',
  response: {} as Returns<BlogListItem[]>,
} as const satisfies Endpoint;

/** The caller's bookmarks, newest first, at most 200. */
export const listBookmarks = {
  ...PUBLIC_READ,
  path: '/blog/bookmark',
  response: {} as Returns<Bookmark[]>,
  auth: 'required',
  cache: 'never',
} as const satisfies Endpoint;

/** A person's published stories, newest first, at most 200. */
export const listUserStories = {
  ...PUBLIC_READ,
  path: '/blog/user/:userId',
  response: {} as Returns<UserStory[]>,
} as const satisfies Endpoint;

/** The comments on a published story, newest first, at most 200. */
export const listStoryComments = {
  ...PUBLIC_READ,
  path: '/blog/comment/:blogId',
  response: {} as Returns<BlogComment[]>,
  cache: 'seconds',
} as const satisfies Endpoint;

/** A list of the one story, or an empty one. */
export const getStory = {
  ...PUBLIC_READ,
  path: '/blog/:slug',
  response: {} as Returns<Story[]>,
} as const satisfies Endpoint;
