import type { ImageEngagement, StoryEngagement } from '@aperture-byline/contract/engagement/wire';
import { readPublicLikeable } from '../../access/likeables.ts';
import { hasBookmark } from '../../data/bookmarks.ts';
import { hasLiked } from '../../data/engagement.ts';

/** Throws NOT_FOUND. Nobody without a profile has liked anything as themselves. */
export async function readImageEngagement(userId: string | null, imageId: unknown): Promise<ImageEngagement> {
  const likeable = await readPublicLikeable('images', imageId);
  return { liked: userId !== null && (await hasLiked(likeable, userId)), likes: likeable.likes };
}

/** Throws NOT_FOUND. */
export async function readStoryEngagement(userId: string | null, blogId: unknown): Promise<StoryEngagement> {
  const likeable = await readPublicLikeable('blogs', blogId);
  if (userId === null) return { liked: false, likes: likeable.likes, bookmarked: false };
  const [liked, bookmarked] = await Promise.all([
    hasLiked(likeable, userId),
    hasBookmark(userId, likeable.id),
  ]);
  return { liked, likes: likeable.likes, bookmarked };
}
