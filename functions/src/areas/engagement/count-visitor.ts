import { randomBytes } from 'node:crypto';
import { readPublicLikeable } from '../../access/likeables.ts';
import { type Count, countOnce } from '../../data/engagement.ts';
import type { LikeableCollection } from '../../data/likeables.ts';
import { now } from '../../lib/clock.ts';
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
    now: now(),
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
