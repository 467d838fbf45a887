import type { Story } from '@aperture-byline/contract/blog';
import { isContentSlug } from '@aperture-byline/contract/slug';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '#lib/api.ts';

/** `GET /blog/{slug}`: a list of the one story, or an empty one. What can't be a story's slug is not asked for. */
export function storyQuery(slug: string) {
  return queryOptions({
    queryKey: ['stories', 'slug', slug],
    queryFn: async ({ signal }) => (isContentSlug(slug) ? getData<Story[]>(`/blog/${slug}`, signal) : []),
  });
}
