import type { StoredImage } from '@aperture-byline/contract/image/stored';
import type { StoredSubmission, StoredSubmissionDecision } from '@aperture-byline/contract/review/stored';
import { fullName } from '@aperture-byline/contract/shared/content';
import { isId } from '@aperture-byline/contract/shared/ids';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import type { WithId } from '../../data/firestore.ts';
import type { Image } from '../../data/images.ts';
import { publishImages } from '../../data/picture-files.ts';
import {
  claimReview,
  decideCommentReview,
  decideSubmission,
  isClaimedByOther,
  isSameSubmission,
  isSubmission,
  readLastDecision,
  readReview,
  releaseReview,
} from '../../data/reviews.ts';
import { changeWork, ownerOf, readWork, type Snapshot, type WorkChange } from '../../data/studio-works.ts';
import { readUser } from '../../data/users.ts';
import { now } from '../../lib/clock.ts';
import { ApiError } from '../../lib/errors.ts';
import { shownImagesOf } from '../../lib/shown-images.ts';
import { nounOf } from '../work/nouns.ts';
import { describedPictures, type OwnImages, toOwnImages } from '../work/own-images.ts';
import { problemsOfImages } from '../work/submit-work.ts';
import { fingerprintOfImage, fingerprintOfWork } from './fingerprint.ts';

export type Decision = StoredSubmissionDecision['decision'];

interface Decided {
  decision: Decision;
  /** Empty where none was sent. */
  reason: string;
  /** Of what was read; empty where none is needed. */
  fingerprint: string;
  adminId: number;
}

/** A decision as it was sent. */
interface SentDecision {
  decision: Decision;
  reason?: string | undefined;
  /** When what the administrator read was submitted; ISO 8601. */
  createdOn?: string | undefined;
  /** Of what the administrator read: needed to approve an image, a work or a revision. */
  fingerprint?: string | undefined;
  adminId: string | null;
}

type Review = WithId<StoredSubmission>;

/**
 * Decides what waits, once. Throws NOT_FOUND for what never waited, WRONG_STATE with the name of whoever decided it before, INVALID
 * without a reason that its artist could read, CONFLICT where it can't be approved as it is or is not what was read: what is approved
 * is what has the fingerprint that was sent, words of photographs included.
 */
export async function decide(
  reviewId: unknown,
  { decision, reason = '', createdOn, fingerprint = '', adminId }: SentDecision,
): Promise<void> {
  if (!isId(reviewId)) throw new ApiError('NOT_FOUND');
  const decided = { decision, reason, fingerprint, adminId: Number(adminId) };
  const review = await readReview(reviewId);
  if (!review) throw await decidedBefore(reviewId);
  if (createdOn !== undefined && createdOn !== review.createdAt.toISOString()) throw submittedAnew();
  if (!isSubmission(review)) return decideComment(reviewId, decided);
  if (decision === 'returned' && review.kind === 'artist') throw noReturn();
  if (decision !== 'approved' && reason === '')
    throw new ApiError('INVALID', { fields: { reason: workMessages.reasonEmpty } });
  if (decision === 'approved' && review.kind !== 'artist' && fingerprint === '')
    throw new ApiError('INVALID', { fields: { fingerprint: workMessages.notRead } });
  if (decision === 'approved' && !(await claimReview(review, { adminId: decided.adminId, now: now() })))
    throw await decidedBefore(reviewId);
  if (!(await decideOrRelease(review, decided))) throw await decidedBefore(reviewId);
}

/** False where it does not wait any more. What can't be approved is not claimed any longer. */
async function decideOrRelease(review: Review, decided: Decided): Promise<boolean> {
  try {
    return await decideBy(review, decided);
  } catch (error) {
    if (decided.decision === 'approved') await releaseReview(review.id);
    throw error;
  }
}

function decideBy(review: Review, decided: Decided): Promise<boolean> {
  switch (review.kind) {
    case 'image':
      return decideImage(review, decided);
    case 'artist':
      return decideArtist(review, decided);
    case 'revision':
      return review.noun === null ? Promise.resolve(false) : decideRevision(review, review.noun, decided);
    default:
      return decideWork(review, review.kind, decided);
  }
}

const submittedAnew = () => new ApiError('CONFLICT', { message: workMessages.submittedAnew });

const changedSinceRead = () => new ApiError('CONFLICT', { message: workMessages.changedSinceRead });

const noReturn = () => new ApiError('INVALID', { message: workMessages.noReturn });

/** What a comment's author wrote can't be edited: it is not returned. */
async function decideComment(reviewId: string, { decision, adminId }: Decided): Promise<void> {
  if (decision === 'returned') throw noReturn();
  if (!(await decideCommentReview(reviewId, { decision, adminId, now: now() })))
    throw await decidedBefore(reviewId);
}

/** With the name of whoever decided, or is about to. */
async function decidedBefore(reviewId: string): Promise<ApiError> {
  const [review, last] = await Promise.all([readReview(reviewId), readLastDecision(reviewId)]);
  const claimed = review && isSubmission(review) ? review.approver?.adminId : undefined;
  if (claimed === undefined && review) return submittedAnew();
  if (claimed === undefined && !last) return new ApiError('NOT_FOUND');
  const admin = claimed ?? last?.adminId ?? null;
  const user = admin === null ? null : await readUser(String(admin));
  const fields = {
    status: claimed === undefined ? (last?.decision ?? '') : 'approved',
    decided_by: user ? fullName(user) : '',
  };
  return new ApiError('WRONG_STATE', { message: workMessages.decidedBefore, fields });
}

function recordOf(review: Review, { decision, reason, adminId }: Decided): StoredSubmissionDecision {
  const { id, kind, noun, subjectId, ownerId } = review;
  const told = decision === 'approved' || reason === '' ? null : reason;
  return {
    kind,
    decision,
    reviewId: id,
    noun,
    subjectId,
    ownerId,
    reason: told,
    adminId,
    createdAt: now(),
  };
}

/** The state that a decision leads to. */
const statusAfter = ({ decision }: Decided) => (decision === 'returned' ? 'draft' : 'rejected');

async function decideImage(review: Review, decided: Decided): Promise<boolean> {
  if (decided.decision === 'approved') {
    const check = ([image]: readonly Image[]) => {
      if (image && fingerprintOfImage(image) !== decided.fingerprint) throw changedSinceRead();
    };
    return (await publishImages([review.subjectId], { adminId: decided.adminId, work: null, check })) > 0;
  }
  return decideSubmission<StoredImage>(review, {
    decision: recordOf(review, decided),
    adminId: decided.adminId,
    now: now(),
    path: `images/${review.subjectId}`,
    change: ({ status }) =>
      status !== 'submitted'
        ? {}
        : { status: statusAfter(decided), reviewNote: decided.reason, updatedAt: now() },
  });
}

/** Claims, mail and notice follow by the trigger of the user's document, as after a change by hand. */
function decideArtist(review: Review, decided: Decided): Promise<boolean> {
  return decideSubmission<StoredUser>(review, {
    decision: recordOf(review, decided),
    adminId: decided.adminId,
    now: now(),
    path: `users/${review.subjectId}`,
    change: ({ isArtist }) => {
      if (decided.decision === 'approved')
        return { isArtist: true, artistStatus: 'approved', artistNote: null };
      return isArtist ? {} : { artistStatus: 'none', artistNote: decided.reason };
    },
  });
}

async function decideWork(review: Review, kind: WorkKind, decided: Decided): Promise<boolean> {
  const isApproved = decided.decision === 'approved';
  const images = isApproved ? await publishShown(review, kind, decided) : NO_IMAGES;
  return change(review, kind, decided, ({ work }) => {
    if (work.status !== 'submitted') return null;
    if (!isApproved) return { work: { status: statusAfter(decided), reviewNote: decided.reason } };
    requireRead(kind, { work, revision: null }, images, decided);
    // The work's own copies of the alternative texts are of its submission.
    const pictures = describedPictures(nounOf(kind).contentOf(work), images);
    const publishedAt = work.publishedAt ?? now();
    return { work: { ...pictures, status: 'approved', reviewNote: null, publishedAt } };
  });
}

async function decideRevision(review: Review, kind: WorkKind, decided: Decided): Promise<boolean> {
  const isApproved = decided.decision === 'approved';
  const images = isApproved ? await publishShown(review, kind, decided) : NO_IMAGES;
  return change(review, kind, decided, ({ work, revision }) => {
    if (work.status !== 'approved' || revision?.status !== 'submitted') return null;
    if (!isApproved)
      return { revision: { ...revision, status: statusAfter(decided), reviewNote: decided.reason } };
    requireRead(kind, { work, revision }, images, decided);
    const fields = { ...revision.fields, ...describedPictures(revision.fields, images) };
    const content = nounOf(kind).applyRevision(work, { ...revision, fields }, images);
    return {
      work: { ...content, shownImageIds: shownImagesOf(fields), revisedAt: now() },
      revision: null,
    };
  });
}

const NO_IMAGES: OwnImages = new Map();

/** Throws CONFLICT where a work, with the images that it shows, is not what was read. */
function requireRead(
  kind: WorkKind,
  snapshot: Snapshot<WorkKind>,
  images: OwnImages,
  { fingerprint }: Decided,
): void {
  if (fingerprintOfWork(nounOf(kind), snapshot, images) !== fingerprint) throw changedSinceRead();
}

/**
 * Publishes the images that a work shows before it is public itself, all of them or none. Throws CONFLICT where one of them, or the work,
 * can't be public or is not what was read. The images; none where the work does not wait.
 */
async function publishShown(review: Review, kind: WorkKind, decided: Decided): Promise<OwnImages> {
  const isRevision = review.kind === 'revision';
  const snapshot = await readWork(kind, review.subjectId);
  const status = isRevision ? snapshot?.revision?.status : snapshot?.work.status;
  if (!snapshot || status !== 'submitted') return NO_IMAGES;
  const { work, revision } = snapshot;
  const shown = isRevision ? { work, revision } : { work, revision: null };
  const noun = nounOf(kind);
  const content = shown.revision?.fields ?? noun.contentOf(work);
  const ids = shownImagesOf(content);
  const ownerId = ownerOf(kind, work)?.userId ?? 0;
  let images = NO_IMAGES;
  await publishImages(ids, {
    adminId: decided.adminId,
    work: { kind, id: work.id },
    check: (found) => {
      images = toOwnImages(found, ownerId);
      const problems = { ...problemsOfImages(ids, images), ...noun.problemsOf(shown, content, images) };
      const [problem] = Object.values(problems);
      if (problem !== undefined) throw new ApiError('CONFLICT', { message: problem });
      requireRead(kind, shown, images, decided);
    },
  });
  return images;
}

/**
 * Changes a work as decided, with its version, so that its artist's open windows notice; the review goes and the audit log grows in the same
 * transaction. False where it does not wait any more.
 */
async function change(
  review: Review,
  kind: WorkKind,
  decided: Decided,
  choose: (snapshot: Snapshot<WorkKind>) => WorkChange<WorkKind> | null,
): Promise<boolean> {
  let isDone = false;
  const changed = await changeWork<WorkKind>(
    kind,
    review.subjectId,
    async (snapshot, { readReview: read }) => {
      isDone = false;
      const waiting = await read(review);
      const isRead = waiting !== null && isSameSubmission(waiting, review);
      if (!isRead || isClaimedByOther(waiting, { adminId: decided.adminId, now: now() })) return {};
      const chosen = choose(snapshot);
      if (chosen === null) return { closed: [review] };
      isDone = true;
      const { work, ...rest } = chosen;
      const state = { version: (snapshot.work.version ?? 0) + 1, updatedAt: now() };
      return {
        ...rest,
        work: { ...work, ...state },
        closed: [review],
        decision: recordOf(review, decided),
      };
    },
  );
  return changed !== null && isDone;
}
