import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import type { CommentableCollection, StoredComment } from '@aperture-byline/contract/comment/stored';
import type { StoredCommentReview } from '@aperture-byline/contract/review/stored';
import type { CommentReview } from '@aperture-byline/contract/review/wire';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { type Commentable, readCommentable } from '../../access/commentables.ts';
import type { WithId } from '../../data/core/collection.ts';
import { readComment, readReportReasons } from '../../data/review/comments.ts';
import type { WithNoteCount } from '../../data/review/desk-notes.ts';

/** The most reports that one review shows. */
const REPORTS_MAX = 10;

const KINDS: Readonly<Record<CommentableCollection, CommentReview['work']['kind']>> = {
  images: 'image',
  blogs: 'blog',
  exhibitions: 'exhibition',
};

interface Case {
  id: string;
  review: WithNoteCount<StoredCommentReview>;
  comment: WithId<StoredComment>;
  commentable: Commentable;
  reports: string[];
}

/** Null where the comment or its work was deleted meanwhile. */
export async function readCommentReview(review: WithNoteCount<StoredCommentReview>): Promise<CommentReview | null> {
  const found = await toCase(review);
  return found && toReview(found);
}

async function toCase(review: WithNoteCount<StoredCommentReview>): Promise<Case | null> {
  const [comment, commentable, reports] = await Promise.all([
    readComment(review),
    readCommentable(review.on, review.workId),
    review.reason === 'reports' ? readReportReasons(review, REPORTS_MAX) : [],
  ]);
  return comment && commentable ? { id: review.id, review, comment, commentable, reports } : null;
}

function toReview({ id, review, comment, commentable, reports }: Case): CommentReview {
  const { authorId, createdAt, guest } = comment;
  const name = authorId === null ? apiMessages.formerMember : fullName(comment);
  return {
    id,
    kind: review.kind,
    reason: review.reason,
    isVisible: comment.status === 'visible',
    createdAt: review.createdAt.toISOString(),
    notes: review.notes,
    comment: {
      id: comment.id,
      authorId,
      authorName: name || commentMessages.anonymous,
      guest,
      isAnswer: comment.answerTo !== undefined,
      comment: comment.comment,
      createdAt: createdAt.toISOString(),
    },
    work: {
      kind: KINDS[commentable.on],
      id: commentable.id,
      title: commentable.title,
      subjectId: commentable.subjectId,
    },
    reports,
  };
}
