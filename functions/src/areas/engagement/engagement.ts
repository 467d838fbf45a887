import { randomBytes } from 'node:crypto';
import type { ImageEngagement, Likes, StoryEngagement } from '@aperture-byline/contract/engagement/wire';
import { readPublicLikeable } from '../../access/likeables.ts';
import { bookmarksOf } from '../../data/people/bookmarks.ts';
import { type Count, type CountedWork, countOnce, hasLiked, uncountLike } from '../../data/stats/engagement.ts';
import { type LikeableCollection, readCounts } from '../../data/stats/work-counts.ts';
import { ApiError } from '../../lib/errors.ts';

/** Who likes or views something: the user, else whom the cookie proves, else somebody new. */
export interface Visitor {
  userId: string | null;
  visitorId: string | null;
}

/** Whether a visitor was counted, and the id that one without a cookie gets. */
export interface Counting {
  isCounted: boolean;
  newVisitorId: string | undefined;
}

/** Counts a like, once for each visitor; `likes` include it. Throws NOT_FOUND, FORBIDDEN for a user who is gone. */
export async function countLike(
  { on, id }: { on: LikeableCollection; id: unknown },
  visitor: Visitor,
): Promise<Counting & { likes: number }> {
  const { isPublic: _isPublic, ...likeable } = await readPublicLikeable(on, id);
  const counting = await countVisitor('likes', likeable, visitor);
  return { ...counting, likes: await readLikes(likeable) };
}

/** Takes a visitor's own like back; nothing happens where there is none. Throws NOT_FOUND. */
export async function takeLikeBack(
  { on, id }: { on: LikeableCollection; id: unknown },
  { userId, visitorId }: Visitor,
): Promise<Likes> {
  const { isPublic: _isPublic, ...likeable } = await readPublicLikeable(on, id);
  const visitor = userId ?? visitorId;
  if (visitor !== null) await uncountLike(likeable, visitor, new Date());
  return { likes: await readLikes(likeable) };
}

async function readLikes(work: { on: LikeableCollection; id: string; ownerId: number }): Promise<number> {
  return (await readCounts(work.on, [work])).of(work.id).likes;
}

/** Counts once for each visitor; `until` as in `CountRequest`. Throws NOT_FOUND, FORBIDDEN for a user who is gone. */
export async function countVisitor(
  count: Count,
  work: CountedWork,
  { userId, visitorId }: Visitor,
  until?: Date,
): Promise<Counting> {
  const known = userId ?? visitorId;
  const visitor = known ?? randomBytes(16).toString('hex');
  const isCounted = await countOnce(work, {
    visitor,
    userId: userId === null ? null : Number(userId),
    count,
    now: new Date(),
    ...(until && { until }),
  });
  if (isCounted === null) throw new ApiError('NOT_FOUND');
  if (isCounted === undefined) throw new ApiError('FORBIDDEN');
  return { isCounted, newVisitorId: known === null ? visitor : undefined };
}

/** Throws NOT_FOUND. Nobody without a profile has liked anything as themselves. */
export async function readImageEngagement(userId: string | null, imageId: unknown): Promise<ImageEngagement> {
  const likeable = await readPublicLikeable('images', imageId);
  const [likes, liked] = await Promise.all([readLikes(likeable), userId !== null && hasLiked(likeable, userId)]);
  return { liked, likes };
}

/** Throws NOT_FOUND. */
export async function readStoryEngagement(userId: string | null, blogId: unknown): Promise<StoryEngagement> {
  const likeable = await readPublicLikeable('blogs', blogId);
  const [likes, liked, bookmarked] = await Promise.all([
    readLikes(likeable),
    userId !== null && hasLiked(likeable, userId),
    userId !== null && bookmarksOf(userId).has(likeable.id),
  ]);
  return { liked, likes, bookmarked };
}
