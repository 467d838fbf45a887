import type { ImageMark, StoryMark } from '@aperture-byline/contract/mark/wire';
import { readPublicWork } from '../../access/works.ts';
import { hasBookmark } from '../../data/bookmarks.ts';
import { hasLiked } from '../../data/marks.ts';

/** Throws NOT_FOUND. Nobody without a profile has liked anything as themselves. */
export async function readImageMark(userId: string | null, imageId: unknown): Promise<ImageMark> {
  const work = await readPublicWork('images', imageId);
  return { liked: userId !== null && (await hasLiked(work, userId)), likes: work.likes };
}

/** Throws NOT_FOUND. */
export async function readStoryMark(userId: string | null, blogId: unknown): Promise<StoryMark> {
  const work = await readPublicWork('blogs', blogId);
  if (userId === null) return { liked: false, likes: work.likes, bookmarked: false };
  const [liked, bookmarked] = await Promise.all([hasLiked(work, userId), hasBookmark(userId, work.id)]);
  return { liked, likes: work.likes, bookmarked };
}
