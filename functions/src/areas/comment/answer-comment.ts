import { answerMessages } from '@aperture-byline/contract/comment/comment-messages';
import type { CommentableCollection, StoredComment } from '@aperture-byline/contract/comment/stored';
import { isId } from '@aperture-byline/contract/shared/ids';
import { toByline } from '@aperture-byline/contract/shared/text/content';
import { readPublicCommentable } from '../../access/commentables.ts';
import type { WithId } from '../../data/core/collection.ts';
import { addAnswer } from '../../data/review/comments.ts';
import { ApiError } from '../../lib/errors.ts';
import { hasManyLinks } from '../../lib/text/text.ts';

/**
 * Answers a visible comment on a public work as its owner, also in a guest book that is closed. The same text again is
 * the same answer: then `isNew` is false. Throws NOT_FOUND; FORBIDDEN for anybody else; CONFLICT where the comment has
 * another answer.
 */
export async function answerComment(
  { on, id, commentId }: { on: CommentableCollection; id: unknown; commentId: unknown },
  text: string,
  userId: string | null,
): Promise<{ comment: WithId<StoredComment>; isNew: boolean }> {
  const { id: workId, ownerId } = await readPublicCommentable(on, id);
  if (!isId(commentId)) throw new ApiError('NOT_FOUND');
  if (userId === null || String(ownerId) !== userId) throw new ApiError('FORBIDDEN');
  const createdAt = new Date();
  const added = await addAnswer(
    { on, workId, commentId },
    {
      authorId: userId,
      createAnswer: (author, { threadAt }) => {
        if (author === null) throw new ApiError('FORBIDDEN');
        const { firstName, lastName } = toByline(author);
        return {
          authorId: Number(userId),
          firstName,
          lastName,
          guest: false,
          comment: text,
          status: hasManyLinks(text) ? 'held' : 'visible',
          reports: 0,
          isApproved: false,
          answerTo: commentId,
          threadAt,
          createdAt,
        };
      },
    },
  );
  if (added === null) throw new ApiError('NOT_FOUND');
  if (!added.isNew && added.comment.comment !== text)
    throw new ApiError('CONFLICT', { message: answerMessages.answered });
  return added;
}
