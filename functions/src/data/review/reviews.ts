import type { StoredImage } from '@aperture-byline/contract/image/stored';
import {
  type StoredReview,
  type StoredSubmission,
  type StoredSubmissionDecision,
  storedReview,
  storedSubmission,
} from '@aperture-byline/contract/review/stored';
import type { ContentStatus } from '@aperture-byline/contract/shared/stored';
import { timeField } from '@aperture-byline/contract/shared/stored-fields';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import { type DocumentData, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { object } from 'valibot';
import { NOBODY, recordDecision } from '../core/audit.ts';
import { type DocumentHandle, defineCollection, type WithId } from '../core/collection.ts';
import type { Cursor } from '../core/cursor.ts';
import { countReads, firestore } from '../core/database.ts';
import { countUpTo, deleteTrees, readIds, updateAll } from '../core/firestore.ts';
import { type Image, images } from '../images/images.ts';
import { userAt, users } from '../people/users.ts';

const reviews = defineCollection('reviews', storedReview);
const submissions = defineCollection('reviews', storedSubmission);
const waits = defineCollection('reviews', object({ createdAt: timeField }), { isPartial: true });

/** Subject of a submission, which has at most one review at a time. */
export type Submission = Pick<StoredSubmission, 'kind' | 'workKind' | 'subjectId'>;

export function submissionId({ kind, workKind, subjectId }: Submission): string {
  return [kind, ...(workKind === null ? [] : [workKind]), subjectId].join('-');
}

export function isSubmission(review: WithId<StoredReview>): review is WithId<StoredSubmission> {
  return 'subjectId' in review;
}

/** The longest waiting first, of all kinds and people or of one; those after `after`. */
export function readReviews({
  kind,
  ownerId,
  after,
  limit,
}: {
  kind: StoredReview['kind'] | null;
  ownerId: number | null;
  after: Cursor | null;
  limit: number;
}): Promise<WithId<StoredReview>[]> {
  const ofKind = kind === null ? reviews.documents() : reviews.documents().where('kind', '==', kind);
  const some = (ownerId === null ? ofKind : ofKind.where('ownerId', '==', ownerId))
    .orderBy('createdAt')
    .orderBy('__name__')
    .limit(limit);
  return reviews.query(after ? some.startAfter(after.createdAt, after.id) : some);
}

/** How many wait, as far as `limit`: of all kinds, or of these. */
export function countReviews(limit: number, kinds?: readonly StoredReview['kind'][]): Promise<number> {
  return countUpTo(kinds ? reviews.documents().where('kind', 'in', kinds) : reviews.documents(), limit);
}

/** Since when the longest waiting one of these kinds waits; null where none does. */
export async function readOldestWait(kinds: readonly StoredReview['kind'][]): Promise<Date | null> {
  const waiting = reviews.documents().where('kind', 'in', kinds).orderBy('createdAt').limit(1);
  const [oldest] = await waits.query(waiting);
  return oldest?.createdAt ?? null;
}

/** Whether an exhibition or a story of this artist waits for its first approval. */
export async function hasSubmittedWork(ownerId: string): Promise<boolean> {
  const own = reviews.documents().where('ownerId', '==', Number(ownerId));
  return (await readIds(own.where('kind', 'in', ['exhibition', 'blog']).limit(1))).length > 0;
}

export function readReview(id: string): Promise<WithId<StoredReview> | null> {
  return reviews.read(id);
}

export function readSubmission(id: string, transaction: Transaction): Promise<WithId<StoredSubmission> | null> {
  return submissions.read(id, transaction);
}

/** An approval that was broken off is forgotten after so long. */
const CLAIM_LIFETIME = 60 * 1000;

/** Whether this is the submission that was read, and not one that was made anew under the same id. */
function isSameSubmission(
  one: Pick<StoredSubmission, 'createdAt'>,
  other: Pick<StoredSubmission, 'createdAt'>,
): boolean {
  return one.createdAt.getTime() === other.createdAt.getTime();
}

function isClaimedByOther({ approver }: Pick<StoredSubmission, 'approver'>, adminId: number): boolean {
  return (
    approver !== undefined && approver.adminId !== adminId && Date.now() - approver.since.getTime() < CLAIM_LIFETIME
  );
}

/** Whether `adminId` can decide what was `read`: `stored` is what waits now. */
export function canDecide(
  stored: StoredSubmission | null,
  read: StoredSubmission,
  adminId: number,
): stored is StoredSubmission {
  return stored !== null && isSameSubmission(stored, read) && !isClaimedByOther(stored, adminId);
}

/** Claims a review, so that nobody rejects it meanwhile. False where another did; null where it waits no more. */
export function claimReview(read: WithId<StoredSubmission>, adminId: number): Promise<boolean | null> {
  return firestore().runTransaction(async (transaction) => {
    const review = await readSubmission(read.id, transaction);
    if (!review || !isSameSubmission(review, read)) return null;
    if (isClaimedByOther(review, adminId)) return false;
    const claim: Pick<StoredSubmission, 'approver'> = { approver: { adminId, since: new Date() } };
    transaction.update(submissions.documents().doc(read.id), claim);
    return true;
  });
}

export async function releaseReview(id: string): Promise<void> {
  const document = submissions.documents().doc(id);
  await firestore().runTransaction(async (transaction) => {
    const { exists } = await transaction.get(document);
    if (exists) transaction.update(document, { approver: FieldValue.delete() });
  });
}

/**
 * Decides about an image or a request: its `subject` changes, the review goes and the audit log grows, all at once.
 * False where what was read does not wait any more, another administrator is approving it, or the subject is gone or
 * can't be parsed.
 */
export function decideSubmission<T extends object>(
  review: StoredSubmission,
  {
    decision,
    adminId,
    subject,
    change,
  }: {
    decision: StoredSubmissionDecision;
    adminId: number;
    subject: DocumentHandle<T>;
    change: (document: T) => Partial<T>;
  },
): Promise<boolean> {
  const { reference, parse } = submissions.at(submissionId(review));
  return firestore().runTransaction(async (transaction) => {
    const [waiting, found] = await transaction.getAll(reference, subject.reference);
    countReads(2);
    if (!canDecide(waiting ? parse(waiting) : null, review, adminId)) return false;
    const document = found ? subject.parse(found) : null;
    if (document !== null || !found?.exists) transaction.delete(reference);
    if (document === null) return false;
    const fields: DocumentData = change(document);
    if (Object.keys(fields).length > 0) transaction.update(subject.reference, fields);
    recordDecision(transaction, decision);
    return true;
  });
}

/** Makes a draft of a public image, with the audit log at once; null where it is not public. */
export function unpublishImage(id: string, { reason, adminId }: Omit<Verdict, 'decision'>): Promise<Image | null> {
  return firestore().runTransaction(async (transaction) => {
    const image = await images.read(id, transaction);
    if (image?.status !== 'approved' || image.privacyStatus !== 'Public') return null;
    const now = new Date();
    const draft: Partial<StoredImage> = {
      status: 'draft',
      hold: 'refusal',
      reviewNote: reason,
      submittedAt: image.submittedAt ?? now,
      updatedAt: now,
    };
    transaction.update(images.at(id).reference, draft);
    const submission = { kind: 'image', workKind: null, subjectId: id, ownerId: image.owner.userId } as const;
    recordDecision(transaction, toDecision(submission, { decision: 'unpublished', reason, adminId }));
    return image;
  });
}

/**
 * Makes the review of a submission follow what it is of, after a write by anybody: opens it where `isWaiting`, else
 * closes it with an entry in the audit log where it was decided outside the API. Nothing waits of somebody who is gone,
 * and the log does not name them.
 */
export function syncReview(
  submission: StoredSubmission,
  { isWaiting, decision }: { isWaiting: boolean; decision: StoredSubmissionDecision | null },
): Promise<void> {
  const document = submissions.documents().doc(submissionId(submission));
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

/** Returns what closes the review of somebody's request for the role, which is decided outside the desk. */
export function closeArtistReview(userId: string): (transaction: Transaction) => void {
  const id = submissionId({ kind: 'artist', workKind: null, subjectId: userId });
  return (transaction) => transaction.delete(submissions.documents().doc(id));
}

/** Begins or ends trust, with the audit log at once, unless it is so already. Null for no photographer. */
export function recordTrust(
  userId: string,
  { isTrusted, adminId }: { isTrusted: boolean; adminId: number },
): Promise<StoredUser | null> {
  return firestore().runTransaction(async (transaction) => {
    const user = await users.read(userId, transaction);
    if (!user?.isArtist) return null;
    if ((user.isTrusted ?? false) === isTrusted) return user;
    transaction.update(userAt(userId), { isTrusted });
    const subject = { kind: 'artist', workKind: null, subjectId: userId, ownerId: user.userId } as const;
    const decision = isTrusted ? 'trusted' : 'untrusted';
    // Nothing waited for it: the request for the role, which has a review of its own, was decided by somebody else.
    recordDecision(transaction, { ...toDecision(subject, { decision, reason: '', adminId }), reviewId: null });
    return user;
  });
}

/** Deletes reviews of a person's submissions and of comments on their works; releases their claims. */
export async function deleteReviewsOf(userId: string): Promise<void> {
  await deleteTrees(reviews.documents().where('ownerId', '==', Number(userId)));
  const approving = reviews.documents().where('approver.adminId', '==', Number(userId));
  await updateAll(approving, { approver: FieldValue.delete() });
}

export interface Verdict {
  decision: 'approved' | 'returned' | 'rejected';
  /** Empty where none was sent. */
  reason: string;
  adminId: number;
}

/** Returns the entry of the audit log for a decision. */
export function toDecision(
  { kind, workKind, subjectId, ownerId }: Omit<StoredSubmission, 'createdAt' | 'approver'>,
  { decision, reason, adminId }: Pick<Verdict, 'reason'> & Pick<StoredSubmissionDecision, 'decision' | 'adminId'>,
): StoredSubmissionDecision {
  return {
    kind,
    decision,
    reviewId: submissionId({ kind, workKind, subjectId }),
    workKind,
    subjectId,
    ownerId,
    reason: decision === 'approved' || reason === '' ? null : reason,
    adminId,
    createdAt: new Date(),
  };
}

/** Returns the audit log's entry of a decision by hand, without administrator; null for a withdrawal. */
export function decisionByHand(
  submission: Submission,
  {
    status,
    submittedAt,
    reviewNote,
    ownerId,
  }: { status: ContentStatus; submittedAt: Date | null; reviewNote: string | null; ownerId: number },
): StoredSubmissionDecision | null {
  if (status === 'draft' && submittedAt === null) return null;
  const decision = status === 'approved' || status === 'rejected' ? status : 'returned';
  return {
    ...submission,
    decision,
    reviewId: submissionId(submission),
    ownerId,
    reason: decision === 'approved' ? null : reviewNote,
    adminId: null,
    isByHand: true,
    createdAt: new Date(),
  };
}
