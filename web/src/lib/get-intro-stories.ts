import type { BlogListItem } from '@aperture-byline/contract/blog';
import { queryOptions } from '@tanstack/react-query';
import { getData } from './api.ts';

/** `GET /blog/intro`: the stories that the house opens with, the first one featured. */
export const introStoriesQuery = queryOptions({
  queryKey: ['stories', 'intro'],
  queryFn: ({ signal }) => getData<BlogListItem[]>('/blog/intro', signal),
});
