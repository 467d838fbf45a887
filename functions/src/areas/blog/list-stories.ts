import type { BlogListItem, UserStory } from '@aperture-byline/contract/blog/wire';
import { INTRO_BLOGS, LIST_CAP, RECENT_BLOGS } from '@aperture-byline/contract/shared/constants';
import { isUserId } from '@aperture-byline/contract/shared/ids';
import { readBlogs } from '../../data/blogs.ts';
import { mapReadable } from '../../lib/parse.ts';
import { toListItem, toUserStory } from './mappers.ts';

export async function listIntroStories(): Promise<BlogListItem[]> {
  return mapReadable(await readBlogs({ intro: true, limit: INTRO_BLOGS }), toListItem);
}

export async function listRecentStories(): Promise<BlogListItem[]> {
  return mapReadable(await readBlogs({ limit: RECENT_BLOGS }), toListItem);
}

export async function listStories(): Promise<BlogListItem[]> {
  return mapReadable(await readBlogs({ limit: LIST_CAP }), toListItem);
}

/** A user's approved stories; none for what is no user id. */
export async function listStoriesOf(userId: unknown): Promise<UserStory[]> {
  if (!isUserId(userId)) return [];
  return mapReadable(await readBlogs({ userId: Number(userId), limit: LIST_CAP }), toUserStory);
}
