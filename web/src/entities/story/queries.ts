import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import {
  getStory,
  listIntroStories,
  listRecentStories,
  listStories,
  listStoryComments,
  listUserStories,
} from '@aperture-byline/contract/endpoints/works/blog';
import { getPreviewedWork } from '@aperture-byline/contract/endpoints/works/preview';
import { isContentSlug } from '@aperture-byline/contract/shared/text/slug';
import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/api.ts';
import { apiQueryOrNull } from '#lib/api/api-or-null.ts';

/** The stories at the top of the page, the first one featured. */
export const introStoriesQuery = apiQuery(listIntroStories, {});

export const recentStoriesQuery = apiQuery(listRecentStories, {});

/** Every story, newest first. The answer may be a list or an object of stories; its values are taken. */
export const storiesQuery = queryOptions({
  ...apiQuery(listStories, {}),
  select: (stories): BlogListItem[] => Object.values(stories),
});

/** A list of the one story, or an empty one. An invalid slug makes no request. */
export function storyQuery(slug: string) {
  const query = apiQuery(getStory, { params: { slug } });
  return isContentSlug(slug) ? query : queryOptions({ ...query, queryFn: async () => [] });
}

/** Newest first. */
export const storyCommentsQuery = (blogId: string) => apiQuery(listStoryComments, { params: { blogId } });

export const userStoriesQuery = (userId: string) => apiQuery(listUserStories, { params: { userId } });

/** The story that a preview link leads to; null where it leads to none, or has ended. */
export const previewedWorkQuery = (token: string) => apiQueryOrNull(getPreviewedWork, { params: { token } });
