import { randomBytes } from 'node:crypto';
import type { ImageEngagement, StoryEngagement } from '@aperture-byline/contract/engagement/wire';
import { readPublicLikeable } from '../../access/likeables.ts';
import { hasBookmark } from '../../data/bookmarks.ts';
import { type Count, countOnce, hasLiked, type LikeableCollection } from '../../data/engagement.ts';
import { ApiError } from '../../lib/errors.ts';

/** Who likes or views something: the user, else whom the cookie proves, else somebody new. */
export interface Visitor {
  userId: string | null;
  visitorId: string | null;
}

/**
 * Counts a like or a view of a public image or story, once for each visitor. `newVisitorId` is the id that a visitor without a cookie
 * gets. `likes` are those of the image or story with this one. Throws NOT_FOUND, FORBIDDEN for a user who is gone.
 */
export async function countVisitor(
  count: Count,
  { on, id }: { on: LikeableCollection; id: unknown },
  { userId, visitorId }: Visitor,
): Promise<{ isCounted: boolean; likes: number; newVisitorId: string | undefined }> {
  const { isPublic: _isPublic, likes, ...likeable } = await readPublicLikeable(on, id);
  const known = userId ?? visitorId;
  const visitor = known ?? randomBytes(16).toString('hex');
  const isCounted = await countOnce(likeable, {
    visitor,
    userId: userId === null ? null : Number(userId),
    count,
    now: new Date(),
  });
  if (isCounted === null) throw new ApiError('NOT_FOUND');
  if (isCounted === undefined) throw new ApiError('FORBIDDEN');
  const isNewLike = isCounted && count === 'likes';
  return {
    isCounted,
    likes: likes + (isNewLike ? 1 : 0),
    newVisitorId: known === null ? visitor : undefined,
  };
}

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
