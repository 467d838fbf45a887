import type { CommentableCollection } from '@aperture-byline/contract/comment/stored';
import { isId } from '@aperture-byline/contract/shared/ids';
import { type Caller, canDeleteComment, hasRole } from '../../access/access.ts';
import { type Commentable, readCommentable } from '../../access/commentables.ts';
import { deleteComment, readComment } from '../../data/review/comments.ts';
import { ApiError } from '../../lib/errors.ts';

export interface Remover {
  userId: string | null;
  /** Null for a visitor and a guest. */
  caller: (Caller & { isArtist: boolean }) | null;
}

/** Deletes a comment for good. Throws NOT_FOUND where none is visible; else UNAUTHENTICATED or FORBIDDEN. */
export async function removeComment(
  { on, id, commentId }: { on: CommentableCollection; id: unknown; commentId: unknown },
  { userId, caller }: Remover,
): Promise<void> {
  const commentable = await readCommentable(on, id);
  const place = commentable && isId(commentId) ? { on, workId: commentable.id, commentId } : null;
  const comment = place && (await readComment(place));
  if (!commentable || !place || !comment) throw new ApiError('NOT_FOUND');
  const isOwn = canDeleteComment(comment, commentable, userId);
  if (!isOwn && !(caller && (await hasRole(caller, 'admin')))) throw refusal(commentable, comment, userId);
  const decision = {
    ...place,
    kind: 'comment',
    decision: 'deleted',
    adminId: Number(userId),
    createdAt: new Date(),
  } as const;
  if (!(await deleteComment(place, isOwn ? null : decision))) throw new ApiError('NOT_FOUND');
}

function refusal({ isPublic }: Commentable, { status }: { status: string }, userId: string | null): ApiError {
  if (!isPublic || status !== 'visible') return new ApiError('NOT_FOUND');
  return new ApiError(userId === null ? 'UNAUTHENTICATED' : 'FORBIDDEN');
}
