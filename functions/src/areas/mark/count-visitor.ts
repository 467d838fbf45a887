import { randomBytes } from 'node:crypto';
import { readPublicWork } from '../../access/works.ts';
import { type Count, countOnce } from '../../data/marks.ts';
import type { WorkCollection } from '../../data/works.ts';
import { now } from '../../lib/clock.ts';
import { ApiError } from '../../lib/errors.ts';

/** Who likes or views something: the user, else whom the cookie proves, else somebody new. */
export interface Visitor {
  userId: string | null;
  visitorId: string | null;
}

/**
 * Counts a like or a view of a public work, once for each visitor. `newVisitorId` is the id that a visitor without a cookie
 * gets. `likes` are those of the work with this one. Throws NOT_FOUND, FORBIDDEN for a user who is gone.
 */
export async function countVisitor(
  count: Count,
  { on, id }: { on: WorkCollection; id: unknown },
  { userId, visitorId }: Visitor,
): Promise<{ isCounted: boolean; likes: number; newVisitorId: string | undefined }> {
  const { isPublic: _isPublic, likes, ...work } = await readPublicWork(on, id);
  const known = userId ?? visitorId;
  const visitor = known ?? randomBytes(16).toString('hex');
  const isCounted = await countOnce(work, {
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
