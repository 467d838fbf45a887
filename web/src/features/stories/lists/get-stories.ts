import type { BlogListItem } from '@aperture-byline/contract/blog';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '#lib/api.ts';

/** `GET /blog`: every story, newest first. The answer may be a list or an object of stories; its values are taken. */
export const storiesQuery = queryOptions({
  queryKey: ['stories', 'all'],
  queryFn: async ({ signal }) =>
    Object.values(await getData<BlogListItem[] | Record<string, BlogListItem>>('/blog', signal)),
});
