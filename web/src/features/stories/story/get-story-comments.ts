import type { BlogComment } from '@aperture-byline/contract/blog';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '#lib/api.ts';

/** `GET /blog/comment/{blogId}`: newest first. */
export function storyCommentsQuery(blogId: string) {
  return queryOptions({
    queryKey: ['stories', 'comments', blogId],
    queryFn: ({ signal }) => getData<BlogComment[]>(`/blog/comment/${encodeURIComponent(blogId)}`, signal),
  });
}
