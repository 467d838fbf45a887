import type { BlogListItem, Story } from '@aperture-byline/contract/blog/wire';
import { listStories } from '@aperture-byline/contract/endpoints/works/blog';
import { splitWords } from '@aperture-byline/contract/shared/text/joined-strings';
import { queryOptions } from '@tanstack/react-query';
import { buildQueryKey, callApi } from '#lib/api/api.ts';

const COUNT = 3;

/** The stories to read after this one. Keeps those alone: with the whole list, a page would carry all stories. */
export const relatedStoriesQuery = (story: Story) =>
  queryOptions({
    queryKey: [...buildQueryKey(listStories, {}), { relatedTo: story.id }],
    queryFn: async ({ signal }) => {
      const stories = Object.values(await callApi(listStories, {}, { signal }));
      return relatedStories(story, stories, COUNT);
    },
  });

/** Returns up to `count` other stories by shared categories; among equals in the order of `all`, newest first. */
export function relatedStories(
  story: Pick<BlogListItem, 'id' | 'categories'>,
  all: readonly BlogListItem[],
  count: number,
): BlogListItem[] {
  const own = new Set(splitWords(story.categories));
  const shared = ({ categories }: BlogListItem) =>
    splitWords(categories).filter((category) => own.has(category)).length;
  return all
    .filter(({ id }) => id !== story.id)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, count);
}
