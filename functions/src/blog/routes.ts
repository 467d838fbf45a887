import { type AnyRoute, callerOf, ok } from '../http/route.ts';
import { getStory } from './get-story.ts';
import { listBookmarks } from './list-bookmarks.ts';
import { listComments } from './list-comments.ts';
import { listIntroStories, listRecentStories, listStories, listStoriesOf } from './list-stories.ts';

export const blogRoutes: readonly AnyRoute[] = [
  {
    method: 'get',
    path: '/blog/intro',
    cache: 'steady',
    limit: 'list',
    handle: async () => ok(await listIntroStories()),
  },
  {
    method: 'get',
    path: '/blog/recent',
    cache: 'steady',
    limit: 'list',
    handle: async () => ok(await listRecentStories()),
  },
  {
    method: 'get',
    path: '/blog',
    cache: 'steady',
    limit: 'list',
    handle: async () => ok(await listStories()),
  },
  {
    method: 'get',
    path: '/blog/bookmark',
    token: 'required',
    cache: 'never',
    limit: 'list',
    handle: async (request) => ok(await listBookmarks(callerOf(request).userId)),
  },
  {
    method: 'get',
    path: '/blog/user/:userId',
    cache: 'steady',
    limit: 'list',
    handle: async ({ params }) => ok(await listStoriesOf(params.userId)),
  },
  {
    method: 'get',
    path: '/blog/comment/:blogId',
    cache: 'lively',
    limit: 'list',
    handle: async ({ params }) => ok(await listComments(params.blogId)),
  },
  {
    method: 'get',
    path: '/blog/:slug',
    cache: 'steady',
    limit: 'list',
    handle: async ({ params }) => ok(await getStory(params.slug)),
  },
];
