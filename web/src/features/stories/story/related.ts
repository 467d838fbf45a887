import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import { splitWords } from '@aperture-byline/contract/shared/joined-strings';

/**
 * Up to `count` other stories, those that share the most categories with `story` first; among equals, and where none
 * shares any, the order of `all` (newest first) decides.
 */
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
