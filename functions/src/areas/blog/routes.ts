import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { created, defineRoute, ok } from '../../http/define-route.ts';
import { addBookmark, listBookmarks, removeBookmark } from './bookmarks.ts';
import { getStory, listIntroStories, listRecentStories, listStories, listStoriesOf } from './read-stories.ts';

const { blog } = endpoints;

export const blogRoutes = [
  defineRoute(blog.listIntroStories, async () => ok(await listIntroStories())),
  defineRoute(blog.listRecentStories, async () => ok(await listRecentStories())),
  defineRoute(blog.listStories, async () => ok(await listStories())),
  defineRoute(blog.listBookmarks, async ({ principal }) => ok(await listBookmarks(principal.userId))),
  defineRoute(blog.listUserStories, async ({ params }) => ok(await listStoriesOf(params.userId))),
  defineRoute(blog.addBookmark, async ({ principal, params }) =>
    (await addBookmark(principal.userId, params.blogId)) ? created(null) : ok(null),
  ),
  defineRoute(blog.removeBookmark, async ({ principal, params }) => {
    await removeBookmark(principal.userId, params.blogId);
    return ok(null);
  }),
  defineRoute(blog.getStory, async ({ params }) => ok(await getStory(params.slug))),
];
