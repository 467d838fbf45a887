import type { Story } from '@aperture-byline/contract/blog/wire';
import { isSlug } from '@aperture-byline/contract/shared/ids';
import { mapReadable } from '../platform/database/readable.ts';
import { readBlogBySlug } from './store.ts';
import { toStory } from './wire.ts';

/** A list of the one approved story, or an empty one: drafts and unknown slugs look the same. */
export async function getStory(slug: unknown): Promise<Story[]> {
  const blog = isSlug(slug) ? await readBlogBySlug(slug) : null;
  return mapReadable(blog ? [blog] : [], toStory);
}
