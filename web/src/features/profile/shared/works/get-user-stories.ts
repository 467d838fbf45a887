import type { UserStory } from '@aperture-byline/contract/blog';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '#lib/api.ts';

/** `GET /blog/user/{userId}`: a person's published stories. */
export function userStoriesQuery(userId: string) {
  return queryOptions({
    queryKey: ['stories', 'of', userId],
    queryFn: ({ signal }) => getData<UserStory[]>(`/blog/user/${encodeURIComponent(userId)}`, signal),
  });
}
