import type { BlogListItem, Story, UserStory } from '@aperture-byline/contract/blog/wire';
import { INTRO_BLOGS, LIST_CAP, RECENT_BLOGS } from '@aperture-byline/contract/shared/constants';
import { isId, isSlug, isUserId } from '@aperture-byline/contract/shared/ids';
import { readHomeSettings } from '../../data/core/settings.ts';
import { readCounts, withStoryCounts } from '../../data/stats/work-counts.ts';
import { readBlogBySlug, readBlogCards, readBlogs } from '../../data/works/blogs.ts';
import { toStory } from '../../lib/text/stories.ts';
import { isPublicWork } from '../../publication/visibility.ts';
import { toListItem, toUserStory } from './mappers.ts';
import { withPublicTextPictures } from './public-text-pictures.ts';

/** Lists the stories that an administrator chose, in order; without a choice, the newest marked ones. */
export async function listIntroStories(): Promise<BlogListItem[]> {
  const { introStories } = await readHomeSettings();
  const selected = await readBlogCards(introStories.filter(isId).slice(0, INTRO_BLOGS));
  const shown = selected.filter(isPublicWork).map(toListItem);
  if (shown.length > 0) return shown;
  return (await readBlogs({ intro: true, limit: INTRO_BLOGS })).map(toListItem);
}

export async function listRecentStories(): Promise<BlogListItem[]> {
  return (await readBlogs({ limit: RECENT_BLOGS })).map(toListItem);
}

export async function listStories(): Promise<BlogListItem[]> {
  return (await readBlogs({ limit: LIST_CAP })).map(toListItem);
}

/** A user's approved stories; none for what is no user id. */
export async function listStoriesOf(userId: unknown): Promise<UserStory[]> {
  if (!isUserId(userId)) return [];
  return (await withStoryCounts(await readBlogs({ userId: Number(userId), limit: LIST_CAP }))).map(toUserStory);
}

/** A list of the one approved story, or an empty one: drafts and unknown slugs look the same. */
export async function getStory(slug: unknown): Promise<Story[]> {
  const blog = isSlug(slug) ? await readBlogBySlug(slug) : null;
  if (blog === null) return [];
  const [stories, counts] = await Promise.all([
    withPublicTextPictures([blog]),
    readCounts('blogs', [{ id: blog.id, ownerId: blog.creator.userId }]),
  ]);
  return stories.map((story) => ({ ...toStory(story), ...counts.of(story.id) }));
}
