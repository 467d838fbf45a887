import type { CommentableCollection } from '@aperture-byline/contract/comment/stored';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { isId } from '@aperture-byline/contract/shared/ids';
import { readPublicCommentable } from '../../access/commentables.ts';
import { reportComment } from '../../data/review/comments.ts';
import { ApiError } from '../../lib/errors.ts';

const LIFETIME = 90 * DAY;

/**
 * Reports a comment, once for each user and once for each address without one: whoever deletes the cookie is still the
 * same person. False where that happened before or an administrator let the comment stand. Throws NOT_FOUND, FORBIDDEN
 * for a user who is gone.
 */
export async function fileReport(
  { on, id, commentId }: { on: CommentableCollection; id: unknown; commentId: unknown },
  reason: string,
  { userId, addressKeys }: { userId: string | null; addressKeys: readonly [string, ...string[]] },
): Promise<boolean> {
  const commentable = await readPublicCommentable(on, id);
  if (!isId(commentId)) throw new ApiError('NOT_FOUND');
  const createdAt = new Date();
  const isFiled = await reportComment(
    { on, workId: commentable.id, commentId },
    {
      reporters: userId === null ? addressKeys : [userId],
      ownerId: commentable.ownerId,
      report: {
        userId: userId === null ? null : Number(userId),
        reason,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + LIFETIME),
      },
    },
  );
  if (isFiled === null) throw new ApiError('NOT_FOUND');
  if (isFiled === undefined) throw new ApiError('FORBIDDEN');
  return isFiled;
}
