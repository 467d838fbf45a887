import type { ImageMark, StoryMark } from '@aperture-byline/contract/mark/wire';
import { readPublicLikeable } from '../../access/likeables.ts';
import { hasBookmark } from '../../data/bookmarks.ts';
import { hasLiked } from '../../data/marks.ts';

/** Throws NOT_FOUND. Nobody without a profile has liked anything as themselves. */
export async function readImageMark(userId: string | null, imageId: unknown): Promise<ImageMark> {
  const likeable = await readPublicLikeable('images', imageId);
  return { liked: userId !== null && (await hasLiked(likeable, userId)), likes: likeable.likes };
}

/** Throws NOT_FOUND. */
export async function readStoryMark(userId: string | null, blogId: unknown): Promise<StoryMark> {
  const likeable = await readPublicLikeable('blogs', blogId);
  if (userId === null) return { liked: false, likes: likeable.likes, bookmarked: false };
  const [liked, bookmarked] = await Promise.all([
    hasLiked(likeable, userId),
    hasBookmark(userId, likeable.id),
  ]);
  return { liked, likes: likeable.likes, bookmarked };
}
