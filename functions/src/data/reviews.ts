import type { StoredComment } from '@aperture-byline/contract/comment/stored';
import type { StoredDecision, StoredReview } from '@aperture-byline/contract/review/stored';
import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from '../lib/firebase.ts';
import { collection, deleteTrees, readQuery, toEntity, updateAll, type WithId } from './firestore.ts';
import { countReads } from './read-count.ts';

/** One at a time for each comment. */
export function reviewIdOf(commentId: string): string {
  return `comment-${commentId}`;
}

/** The longest waiting first. */
export function readReviews(limit: number): Promise<WithId<StoredReview>[]> {
  return readQuery(collection('reviews').orderBy('createdAt').limit(limit));
}

/** Adds to the audit log. */
export function recordDecision(transaction: Transaction, decision: StoredDecision): void {
  transaction.create(collection('audit').doc(), decision);
}

/**
 * Decides what waits under an id: the comment changes, the review goes and the audit log grows, all at once. False where there
 * is no such review any more, or its comment is gone.
 */
export function decideReview(
  id: string,
  { decision, adminId, now }: { decision: 'approved' | 'rejected'; adminId: number; now: Date },
): Promise<boolean> {
  const document = firestore().doc(`reviews/${id}`);
  return firestore().runTransaction(async (transaction) => {
    const review = toEntity<StoredReview>(await transaction.get(document));
    countReads(1);
    if (!review) return false;
    const { on, workId, commentId, kind } = review;
    const comment = firestore().doc(`${on}/${workId}/comments/${commentId}`);
    const { exists } = await transaction.get(comment);
    countReads(1);
    transaction.delete(document);
    if (!exists) return false;
    const change: Partial<StoredComment> =
      decision === 'approved' ? { status: 'visible', isApproved: true } : { status: 'rejected' };
    transaction.update(comment, change);
    recordDecision(transaction, { kind, decision, on, workId, commentId, adminId, createdAt: now });
    return true;
  });
}

/** Those about comments on a person's works, in any state. */
export function deleteReviewsOf(userId: string): Promise<void> {
  return deleteTrees(collection('reviews').where('ownerId', '==', Number(userId)));
}

function decisionsBy(userId: string) {
  return collection('audit').where('adminId', '==', Number(userId));
}

export function readDecisionsBy(userId: string): Promise<WithId<StoredDecision>[]> {
  return readQuery(decisionsBy(userId));
}

/** What was decided stays; who decided it goes. */
export function anonymiseDecisionsBy(userId: string): Promise<void> {
  return updateAll(decisionsBy(userId), { adminId: null });
}
