import type { Story } from '@aperture-byline/contract/blog/wire';
import { isSlug } from '@aperture-byline/contract/shared/ids';
import { readBlogBySlug } from '../../data/blogs.ts';
import { mapReadable } from '../../lib/parse.ts';
import { toStory } from './mappers.ts';

/** A list of the one approved story, or an empty one: drafts and unknown slugs look the same. */
export async function getStory(slug: unknown): Promise<Story[]> {
  const blog = isSlug(slug) ? await readBlogBySlug(slug) : null;
  return mapReadable(blog ? [blog] : [], toStory);
}
