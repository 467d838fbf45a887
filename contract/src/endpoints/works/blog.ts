import type { BlogComment, BlogListItem, Bookmark, Story, UserStory } from '../../blog/wire.ts';
import { everybody, user } from '../callers.ts';

/** The stories that open the page; the first one is featured. */
export const listIntroStories = everybody.get('/blog/intro').returns<BlogListItem[]>();

/** The newest ten stories. */
export const listRecentStories = everybody.get('/blog/recent').returns<BlogListItem[]>();

/** The stories, newest first, at most 200. */
export const listStories = everybody.get('/blog').returns<BlogListItem[]>();

/** The caller's bookmarks, newest first, at most 200. */
export const listBookmarks = user.get('/blog/bookmark').returns<Bookmark[]>();

/** A person's published stories, newest first, at most 200. */
export const listUserStories = everybody.get('/blog/user/:userId').returns<UserStory[]>();

/** The comments on a published story, newest first, at most 200. */
export const listStoryComments = everybody.get('/blog/comment/:blogId', { cache: 'seconds' }).returns<BlogComment[]>();

/** A list of the one story, or an empty one. */
export const getStory = everybody.get('/blog/:slug').returns<Story[]>();
