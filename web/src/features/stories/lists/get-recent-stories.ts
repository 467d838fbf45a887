import type { BlogListItem } from '@aperture-byline/contract/blog';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '#lib/api.ts';

/** `GET /blog/recent`: the newest stories. */
export const recentStoriesQuery = queryOptions({
  queryKey: ['stories', 'recent'],
  queryFn: ({ signal }) => getData<BlogListItem[]>('/blog/recent', signal),
});
