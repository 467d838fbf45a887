import { createHmac } from 'node:crypto';
import { guestBookMessages } from '@aperture-byline/contract/comment/guest-book-messages';
import type { CommentableCollection, StoredComment } from '@aperture-byline/contract/comment/stored';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { COMMENT_REPEAT_INTERVAL } from '@aperture-byline/contract/shared/constants';
import { fullName, toByline } from '@aperture-byline/contract/shared/text/content';
import { readPublicCommentable } from '../../access/commentables.ts';
import type { WithId } from '../../data/core/collection.ts';
import { addComment } from '../../data/review/comments.ts';
import { ApiError } from '../../lib/errors.ts';
import { signingKeys } from '../../lib/signing-keys.ts';
import { hasManyLinks } from '../../lib/text/text.ts';

/** Who writes: a user by a token, or a guest by the signed cookie. Null where neither proves anybody. */
export interface Writer {
  userId: string | null;
  isGuest: boolean;
}

/**
 * Adds a comment to a public image or story, or an exhibition that is open. The same text of the same writer within ten
 * minutes is the same comment, so that a retry adds none: then `isNew` is false. Throws NOT_FOUND; CONFLICT where it
 * takes none any more; FORBIDDEN for a writer without a record; INVALID where a guest signs a guest book without a
 * name.
 */
export async function writeComment(
  { on, id }: { on: CommentableCollection; id: unknown },
  comment: string,
  { userId, isGuest }: Writer,
): Promise<{ comment: WithId<StoredComment>; isNew: boolean }> {
  const refusal = new ApiError('FORBIDDEN', isGuest ? { fields: { userId: apiMessages.guestUnknown } } : {});
  if (userId === null) throw refusal;
  const { isPublic: _isPublic, isOpen, ...commentable } = await readPublicCommentable(on, id);
  if (!isOpen) throw new ApiError('CONFLICT', { message: guestBookMessages.closed });
  const createdAt = new Date();
  const added = await addComment(commentable, {
    ids: computeIds([on, commentable.id, userId, comment], createdAt),
    authorId: userId,
    createComment: (author) => {
      if (author?.anonymous !== isGuest) throw refusal;
      if (on === 'exhibitions' && isGuest && fullName(author) === '')
        throw new ApiError('INVALID', { fields: { userId: guestBookMessages.nameMissing } });
      const { firstName, lastName } = toByline(author);
      return {
        authorId: Number(userId),
        firstName,
        lastName,
        guest: isGuest,
        comment,
        status: hasManyLinks(comment) ? 'held' : 'visible',
        reports: 0,
        isApproved: false,
        threadAt: createdAt,
        createdAt,
      };
    },
  });
  if (added === null) throw new ApiError('NOT_FOUND');
  return added;
}

/** Lists a comment's ids of now and shortly before or after. Keyed, by earlier secrets too, to hide erased authors. */
function computeIds(parts: readonly string[], time: Date): [string, ...string[]] {
  const interval = Math.floor(time.getTime() / COMMENT_REPEAT_INTERVAL);
  const idsWith = (key: string): [string, string, string] => {
    const idIn = (number: number) =>
      createHmac('sha256', key)
        .update(JSON.stringify([...parts, number]))
        .digest('hex')
        .slice(0, 32);
    return [idIn(interval), idIn(interval - 1), idIn(interval + 1)];
  };
  const [present, ...others] = signingKeys('comment');
  return [...idsWith(present), ...others.flatMap(idsWith)];
}
