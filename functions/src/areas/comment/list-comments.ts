import type { BlogComment } from '@aperture-byline/contract/blog/wire';
import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import type { StoredComment } from '@aperture-byline/contract/comment/stored';
import type { GuestBookLine } from '@aperture-byline/contract/exhibition/wire';
import type { ImageComment } from '@aperture-byline/contract/image/wire';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { readCommentable, readPublicCommentable } from '../../access/commentables.ts';
import type { WithId } from '../../data/core/collection.ts';
import { readComments } from '../../data/review/comments.ts';

/** Lists the newest comments of a public work, the same for everybody, writers too, since caches keep the list. */
export async function listComments<C>(
  on: 'images' | 'blogs',
  id: unknown,
  toComment: (comment: WithId<StoredComment>) => C,
): Promise<C[]> {
  const commentable = await readCommentable(on, id);
  return commentable?.isPublic ? toThreads(await readComments(on, commentable.id), toComment) : [];
}

/** Lists a guest book likewise, of an exhibition open or closed. Throws NOT_FOUND for any other. */
export async function listGuestBook(id: unknown): Promise<GuestBookLine[]> {
  const { id: exhibitionId } = await readPublicCommentable('exhibitions', id);
  return toThreads(await readComments('exhibitions', exhibitionId), toGuestBookLine);
}

/** Puts answers into the comments that they answer; leaves out those of comments that nobody sees. */
export function toThreads<C>(
  stored: readonly WithId<StoredComment>[],
  toComment: (comment: WithId<StoredComment>) => C,
): (C & { answer?: C })[] {
  const answers = new Map(stored.flatMap((comment) => (comment.answerTo ? [[comment.answerTo, comment]] : [])));
  return stored
    .filter(({ answerTo }) => answerTo === undefined)
    .map((comment) => {
      const answer = answers.get(comment.id);
      return { ...toComment(comment), ...(answer && { answer: toComment(answer) }) };
    });
}

function withShownNames(comment: WithId<StoredComment>): WithId<StoredComment> {
  if (comment.authorId === null) return { ...comment, firstName: apiMessages.formerMember, lastName: '' };
  const isNameless = comment.guest && fullName(comment) === '';
  return isNameless ? { ...comment, firstName: commentMessages.anonymous } : comment;
}

export function toImageComment(stored: WithId<StoredComment>): ImageComment {
  const comment = withShownNames(stored);
  return {
    id: comment.id,
    author_id: comment.authorId,
    user_name: fullName(comment),
    comment: comment.comment,
    created_date: comment.createdAt.toISOString(),
    guest: comment.guest,
  };
}

export function toStoryComment(stored: WithId<StoredComment>): BlogComment {
  const comment = withShownNames(stored);
  return {
    id: comment.id,
    author_id: comment.authorId,
    creator_firstname: comment.firstName,
    creator_lastname: comment.lastName,
    created_on: comment.createdAt.toISOString(),
    comment: comment.comment,
    guest: comment.guest,
  };
}

export function toGuestBookLine(stored: WithId<StoredComment>): GuestBookLine {
  const comment = withShownNames(stored);
  return {
    id: comment.id,
    authorId: comment.authorId,
    name: fullName(comment),
    guest: comment.guest,
    comment: comment.comment,
    createdAt: comment.createdAt.toISOString(),
  };
}
