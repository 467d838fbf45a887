import { type StoredComment, storedComment } from '@aperture-byline/contract/comment/stored';
import { type StoredCommentReview, storedCommentReview } from '@aperture-byline/contract/review/stored';
import type { Transaction } from 'firebase-admin/firestore';
import { recordDecision } from '../core/audit.ts';
import { defineCollection } from '../core/collection.ts';
import { countReads, firestore } from '../core/database.ts';
import { addStat } from '../stats/stats.ts';

const reviews = defineCollection('reviews', storedCommentReview);

type CommentPlace = Pick<StoredCommentReview, 'on' | 'workId' | 'commentId'>;

const commentAt = ({ on, workId, commentId }: CommentPlace) =>
  defineCollection(`${on}/${workId}/comments`, storedComment).at(commentId);

export function toCommentReviewId(commentId: string): string {
  return `comment-${commentId}`;
}

/** Decides about a comment, with review and audit log at once. False where the review or the comment is gone. */
export function decideCommentReview(
  id: string,
  { decision, adminId, now }: { decision: 'approved' | 'rejected'; adminId: number; now: Date },
): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const review = await reviews.read(id, transaction);
    if (!review) return false;
    const snapshot = await transaction.get(commentAt(review).reference);
    countReads(1);
    const isAnswer = snapshot.get('answerTo') !== undefined;
    if (snapshot.exists) writeDecision(transaction, review, { decision, adminId, isAnswer, now });
    else transaction.delete(reviews.documents().doc(id));
    return snapshot.exists;
  });
}

function writeDecision(
  transaction: Transaction,
  review: StoredCommentReview,
  {
    decision,
    adminId,
    isAnswer,
    now,
  }: { decision: 'approved' | 'rejected'; adminId: number | null; isAnswer: boolean; now: Date },
): void {
  const { on, workId, commentId, kind, ownerId, reason } = review;
  const reviewId = toCommentReviewId(commentId);
  const change: Partial<StoredComment> =
    decision === 'approved' ? { status: 'visible', isApproved: true } : { status: 'rejected' };
  transaction.update(commentAt(review).reference, change);
  transaction.delete(reviews.documents().doc(reviewId));
  recordDecision(transaction, {
    kind,
    decision,
    reviewId,
    on,
    workId,
    commentId,
    adminId,
    ...(adminId === null && { isByHand: true }),
    createdAt: now,
  });
  // Nobody had seen it yet.
  if (decision === 'approved' && reason === 'links' && !isAnswer)
    addStat(transaction, 'comments', { artistId: ownerId, at: now, work: { on, id: workId } });
}

/**
 * Makes the review of a comment follow the comment, after a write by anybody: opens it where the comment waits, and
 * closes it where that is gone or was decided outside the API. A visible one that was reported waits until it is
 * decided; `isReleased` where this write showed what was held back. Of a comment that can't be parsed the review stays
 * as it is.
 */
export function syncCommentReview(
  place: CommentPlace,
  { ownerId, now, isReleased }: { ownerId: number | null; now: Date; isReleased: boolean },
): Promise<void> {
  const { reference } = reviews.at(toCommentReviewId(place.commentId));
  const comments = commentAt(place);
  return firestore().runTransaction(async (transaction) => {
    const [found, present] = await transaction.getAll(reference, comments.reference);
    countReads(2);
    const review = found ? reviews.parse(found) : null;
    const comment = present ? comments.parse(present) : null;
    if (present?.exists && comment === null) return;
    const status = comment?.status;
    if (status === 'held' || status === 'hidden') {
      const reason = status === 'held' ? 'links' : 'reports';
      const opened: StoredCommentReview = { kind: 'comment', ...place, ownerId, reason, createdAt: now };
      if (!review) transaction.set(reference, opened);
    } else if (review && status === 'visible' && !isReleased) {
      return;
    } else if (review && status) {
      const decision = status === 'visible' ? 'approved' : 'rejected';
      const isAnswer = comment?.answerTo !== undefined;
      writeDecision(transaction, { ...review, ...place }, { decision, adminId: null, isAnswer, now });
    } else if (review) transaction.delete(reference);
  });
}
