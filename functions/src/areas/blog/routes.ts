import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith, created, defineRoute, ok } from '../../http/define-route.ts';
import { addBookmark, listBookmarks, removeBookmark } from './bookmarks.ts';
import { getStory, listIntroStories, listRecentStories, listStories, listStoriesOf } from './read-stories.ts';

const { blog } = endpoints;

export const blogRoutes = [
  answerWith(blog.listIntroStories, () => listIntroStories()),
  answerWith(blog.listRecentStories, () => listRecentStories()),
  answerWith(blog.listStories, () => listStories()),
  answerWith(blog.listBookmarks, ({ principal }) => listBookmarks(principal.userId)),
  answerWith(blog.listUserStories, ({ params }) => listStoriesOf(params.userId)),
  defineRoute(blog.addBookmark, async ({ principal, params }) =>
    (await addBookmark(principal.userId, params.blogId)) ? created(null) : ok(null),
  ),
  answerWith(blog.removeBookmark, ({ principal, params }) => removeBookmark(principal.userId, params.blogId)),
  answerWith(blog.getStory, ({ params }) => getStory(params.slug)),
];
