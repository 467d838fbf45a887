import type { StoredComment } from '@aperture-byline/contract/comment/stored';
import type {
  StoredCommentDecision,
  StoredCommentReview,
  StoredDecision,
  StoredReview,
  StoredSubmission,
  StoredSubmissionDecision,
} from '@aperture-byline/contract/review/stored';
import { type DocumentData, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../lib/firebase.ts';
import type { Cursor } from './cursor.ts';
import { addFigure } from './figures.ts';
import {
  collection,
  deleteTrees,
  readAll,
  readDocument,
  readQuery,
  toEntity,
  updateAll,
  type WithId,
} from './firestore.ts';
import { countReads } from './read-count.ts';
import { userAt } from './users.ts';

/** What a submission is of. There is one review of it at a time. */
export type Submission = Pick<StoredSubmission, 'kind' | 'noun' | 'subjectId'>;

export function submissionId({ kind, noun, subjectId }: Submission): string {
  return [kind, ...(noun === null ? [] : [noun]), subjectId].join('-');
}

/** One at a time for each comment. */
export function reviewIdOf(commentId: string): string {
  return `comment-${commentId}`;
}

export function isSubmission(review: WithId<StoredReview>): review is WithId<StoredSubmission> {
  return review.kind !== 'comment';
}

/** The longest waiting first, of all kinds or of one; those after `after`. */
export function readReviews({
  kind,
  after,
  limit,
}: {
  kind: StoredReview['kind'] | null;
  after: Cursor | null;
  limit: number;
}): Promise<WithId<StoredReview>[]> {
  const reviews = collection('reviews');
  const some = (kind === null ? reviews : reviews.where('kind', '==', kind))
    .orderBy('createdAt')
    .orderBy('__name__')
    .limit(limit);
  return readQuery(after ? some.startAfter(after.createdAt, after.id) : some);
}

export function readReview(id: string): Promise<WithId<StoredReview> | null> {
  return readDocument(`reviews/${id}`);
}

/** Adds to the audit log. */
export function recordDecision(transaction: Transaction, decision: StoredDecision): void {
  transaction.create(collection('audit').doc(), decision);
}

export async function storeDecision(decision: StoredDecision): Promise<void> {
  await collection('audit').add(decision);
}

/** The newest first; those before `after`. */
export function readDecisions({
  after,
  limit,
}: {
  after: Cursor | null;
  limit: number;
}): Promise<WithId<StoredDecision>[]> {
  const newest = collection('audit').orderBy('createdAt', 'desc').orderBy('__name__', 'desc').limit(limit);
  return readQuery(after ? newest.startAfter(after.createdAt, after.id) : newest);
}

/** A decision about what waited. */
type ReviewDecision = StoredSubmissionDecision | StoredCommentDecision;

/** The newest decision about what waited under this id, or null. */
export async function readLastDecision(reviewId: string): Promise<WithId<ReviewDecision> | null> {
  const [decision] = await readQuery<ReviewDecision>(
    collection('audit').where('reviewId', '==', reviewId).orderBy('createdAt', 'desc').limit(1),
  );
  return decision ?? null;
}

/** An approval that was broken off is forgotten after so long. */
const CLAIM_LIFETIME = 60 * 1000;

/** Whether this is the submission that was read, and not one that was made anew under the same id. */
export function isSameSubmission(
  one: Pick<StoredSubmission, 'createdAt'>,
  other: Pick<StoredSubmission, 'createdAt'>,
): boolean {
  return one.createdAt.getTime() === other.createdAt.getTime();
}

/** Whether another administrator is approving it just now. */
export function isClaimedByOther(
  { approver }: Pick<StoredSubmission, 'approver'>,
  { adminId, now }: { adminId: number; now: Date },
): boolean {
  return (
    approver !== undefined &&
    approver.adminId !== adminId &&
    now.getTime() - approver.since.getTime() < CLAIM_LIFETIME
  );
}

/**
 * Notes who is about to approve, so that of two administrators one publishes images and the other can't reject them meanwhile.
 * False where another one is; null where what was read does not wait any more.
 */
export function claimReview(
  read: WithId<StoredSubmission>,
  { adminId, now }: { adminId: number; now: Date },
): Promise<boolean | null> {
  const document = firestore().doc(`reviews/${read.id}`);
  return firestore().runTransaction(async (transaction) => {
    const review = toEntity<StoredSubmission>(await transaction.get(document));
    countReads(1);
    if (!review || !isSameSubmission(review, read)) return null;
    if (isClaimedByOther(review, { adminId, now })) return false;
    const claim: Pick<StoredSubmission, 'approver'> = { approver: { adminId, since: now } };
    transaction.update(document, claim);
    return true;
  });
}

/** Forgets who was about to approve, where that can't be done. */
export async function releaseReview(id: string): Promise<void> {
  const document = firestore().doc(`reviews/${id}`);
  await firestore().runTransaction(async (transaction) => {
    const { exists } = await transaction.get(document);
    if (exists) transaction.update(document, { approver: FieldValue.delete() });
  });
}

/**
 * Decides about an image or a request: the document at `path` changes, the review goes and the audit log grows, all at once. False
 * where what was read does not wait any more or another administrator is approving it.
 */
export function decideSubmission<T extends object>(
  review: StoredSubmission,
  {
    decision,
    adminId,
    now,
    path,
    change,
  }: {
    decision: StoredSubmissionDecision;
    adminId: number;
    now: Date;
    path: string;
    change: (document: T) => Partial<T>;
  },
): Promise<boolean> {
  const document = collection('reviews').doc(submissionId(review));
  const subject = firestore().doc(path);
  return firestore().runTransaction(async (transaction) => {
    const [waiting, found] = await transaction.getAll(document, subject);
    countReads(2);
    const stored = waiting && toEntity<StoredSubmission>(waiting);
    if (!stored || !isSameSubmission(stored, review) || isClaimedByOther(stored, { adminId, now }))
      return false;
    transaction.delete(document);
    const entity = found && toEntity<T>(found);
    if (!entity) return false;
    const fields = change(entity);
    if (Object.keys(fields).length > 0) transaction.update(subject, fields as DocumentData);
    recordDecision(transaction, decision);
    return true;
  });
}

/** What of a decision says about whose work it was. */
const NOBODY: Pick<StoredSubmissionDecision, 'reviewId' | 'subjectId' | 'ownerId' | 'reason' | 'work'> = {
  reviewId: null,
  subjectId: null,
  ownerId: null,
  reason: null,
  work: null,
};

/**
 * Makes the review of a submission follow what it is of, after a write by anybody: opens it where `isWaiting`, else closes it with an
 * entry in the audit log where it was decided outside the API. Nothing waits of somebody who is gone, and the log does not name them.
 */
export function syncReview(
  submission: StoredSubmission,
  { isWaiting, decision }: { isWaiting: boolean; decision: StoredSubmissionDecision | null },
): Promise<void> {
  const document = collection('reviews').doc(submissionId(submission));
  return firestore().runTransaction(async (transaction) => {
    const [review, owner] = await transaction.getAll(document, userAt(submission.ownerId));
    countReads(2);
    const hasOwner = owner?.exists === true;
    const isOpen = isWaiting && hasOwner;
    if (review?.exists === isOpen) return;
    if (isOpen) transaction.create(document, submission);
    else transaction.delete(document);
    if (!isWaiting && decision) recordDecision(transaction, hasOwner ? decision : { ...decision, ...NOBODY });
  });
}

/**
 * Decides about a comment: it changes, the review goes and the audit log grows, all at once. False where there is no such review any
 * more, or its comment is gone.
 */
export function decideCommentReview(
  id: string,
  { decision, adminId, now }: { decision: 'approved' | 'rejected'; adminId: number; now: Date },
): Promise<boolean> {
  const document = firestore().doc(`reviews/${id}`);
  return firestore().runTransaction(async (transaction) => {
    const review = toEntity<StoredCommentReview>(await transaction.get(document));
    countReads(1);
    if (!review) return false;
    const { exists } = await transaction.get(commentOf(review));
    countReads(1);
    if (exists) writeCommentDecision(transaction, review, { decision, adminId, now });
    else transaction.delete(document);
    return exists;
  });
}

const commentOf = ({ on, workId, commentId }: CommentPlace) =>
  firestore().doc(`${on}/${workId}/comments/${commentId}`);

type CommentPlace = Pick<StoredCommentReview, 'on' | 'workId' | 'commentId'>;

function writeCommentDecision(
  transaction: Transaction,
  review: StoredCommentReview,
  { decision, adminId, now }: { decision: 'approved' | 'rejected'; adminId: number | null; now: Date },
): void {
  const { on, workId, commentId, kind, ownerId, reason } = review;
  const reviewId = reviewIdOf(commentId);
  const change: Partial<StoredComment> =
    decision === 'approved' ? { status: 'visible', isApproved: true } : { status: 'rejected' };
  transaction.update(commentOf(review), change);
  transaction.delete(collection('reviews').doc(reviewId));
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
  if (decision === 'approved' && reason === 'links')
    addFigure(transaction, 'comments', { artistId: ownerId ?? null, at: now, work: { on, id: workId } });
}

/**
 * Makes the review of a comment follow the comment, after a write by anybody: opens it where the comment waits, and closes it where that
 * is gone or was decided outside the API. A visible one that was reported waits until it is decided; `isReleased` where this write showed
 * what was held back.
 */
export function syncCommentReview(
  place: CommentPlace,
  { ownerId, now, isReleased }: { ownerId: number | null; now: Date; isReleased: boolean },
): Promise<void> {
  const document = collection('reviews').doc(reviewIdOf(place.commentId));
  return firestore().runTransaction(async (transaction) => {
    const [found, present] = await transaction.getAll(document, commentOf(place));
    countReads(2);
    const review = found && toEntity<StoredCommentReview>(found);
    const status = present && toEntity<StoredComment>(present)?.status;
    if (status === 'held' || status === 'hidden') {
      const reason = status === 'held' ? 'links' : 'reports';
      const opened: StoredCommentReview = { kind: 'comment', ...place, ownerId, reason, createdAt: now };
      if (!review) transaction.create(document, opened);
    } else if (review && status === 'visible' && !isReleased) {
      return;
    } else if (review && status) {
      const decision = status === 'visible' ? 'approved' : 'rejected';
      writeCommentDecision(
        transaction,
        { ...review, ...place, kind: 'comment' },
        { decision, adminId: null, now },
      );
    } else if (review) transaction.delete(document);
  });
}

/** Of what a person submitted, and of comments on their works. */
export function deleteReviewsOf(userId: string): Promise<void> {
  return deleteTrees(collection('reviews').where('ownerId', '==', Number(userId)));
}

function decisionsBy(userId: string) {
  return collection('audit').where('adminId', '==', Number(userId));
}

function decisionsAbout(userId: string) {
  return collection('audit').where('ownerId', '==', Number(userId));
}

export function readDecisionsBy(userId: string): Promise<WithId<StoredDecision>[]> {
  return readAll(decisionsBy(userId));
}

/** What was decided about a person's submissions, without who did. */
export async function readDecisionsAbout(userId: string): Promise<object[]> {
  const decisions = await readAll<StoredSubmissionDecision>(decisionsAbout(userId));
  return decisions.map(({ adminId: _adminId, ...decision }) => decision);
}

/** What was decided stays; who decided it goes, and about whose work it was. */
export async function anonymiseDecisionsOf(userId: string): Promise<void> {
  await updateAll(decisionsBy(userId), { adminId: null });
  await updateAll(decisionsAbout(userId), NOBODY);
}
