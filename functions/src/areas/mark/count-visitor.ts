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
 * gets. Throws NOT_FOUND.
 */
export async function countVisitor(
  count: Count,
  { on, id }: { on: WorkCollection; id: unknown },
  { userId, visitorId }: Visitor,
): Promise<{ isCounted: boolean; newVisitorId: string | undefined }> {
  const { isPublic: _isPublic, ...work } = await readPublicWork(on, id);
  const known = userId ?? visitorId;
  const visitor = known ?? randomBytes(16).toString('hex');
  const isCounted = await countOnce(work, {
    visitor,
    userId: userId === null ? null : Number(userId),
    count,
    now: now(),
  });
  if (isCounted === null) throw new ApiError('NOT_FOUND');
  return { isCounted, newVisitorId: known === null ? visitor : undefined };
}
