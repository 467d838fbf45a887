import type { StoredImage } from '@aperture-byline/contract/image/stored';
import type {
  StoredConversationReview,
  StoredMessageReview,
  StoredReview,
  StoredSubmission,
} from '@aperture-byline/contract/review/stored';
import type { DecisionOutcome } from '@aperture-byline/contract/review/wire';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { isId } from '@aperture-byline/contract/shared/ids';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { readLastDecision } from '../../data/core/audit.ts';
import type { WithId } from '../../data/core/collection.ts';
import { type Image, images } from '../../data/images/images.ts';
import { publishImages } from '../../data/images/publish-images.ts';
import { readUser, users } from '../../data/people/users.ts';
import { decideCommentReview } from '../../data/review/comment-reviews.ts';
import { closeConversationReview, decideMessageReview } from '../../data/review/message-reviews.ts';
import {
  claimReview,
  decideSubmission,
  isSubmission,
  readReview,
  releaseReview,
  toDecision,
  type Verdict,
} from '../../data/review/reviews.ts';
import { mapConcurrently } from '../../lib/concurrency.ts';
import { ApiError } from '../../lib/errors.ts';
import { logError } from '../../lib/logger.ts';
import { writeMessageEmail } from '../conversation/message-email.ts';
import { approveWork, rejectWork, type WorkVerdict } from '../work/review/decide-work.ts';
import { fingerprintOfImage } from '../work/review/fingerprint.ts';
import { WORK_TYPES } from '../work/works.ts';

interface DecisionRequest {
  decision: Verdict['decision'];
  reason?: string | undefined;
  /** When what the administrator read was submitted; ISO 8601. */
  createdAt?: string | undefined;
  /** Fingerprint of what the administrator read: needed to approve an image, a work or a revision. */
  fingerprint?: string | undefined;
  adminId: string | null;
  /** The caller proved within the last minutes who they are: needed to make an artist. */
  isRecentLogin: boolean;
}

type Review = WithId<StoredSubmission>;

/**
 * Decides what waits, once; what this administrator decided so before is done. Throws NOT_FOUND for what never waited,
 * WRONG_STATE with the name of whoever decided it before, INVALID without a reason that its artist could read, CONFLICT
 * where it can't be approved as it is or is not what was read: what is approved is what has the fingerprint that was
 * sent, words of photographs included; RECENT_LOGIN_REQUIRED where an old sign-in would make an artist.
 */
export async function decide(
  reviewId: unknown,
  { decision, reason = '', createdAt, fingerprint = '', adminId, isRecentLogin }: DecisionRequest,
): Promise<void> {
  if (!isId(reviewId)) throw new ApiError('NOT_FOUND');
  const verdict = { decision, reason, fingerprint, adminId: Number(adminId) };
  const review = await readReview(reviewId);
  if (decision === 'approved' && review?.kind === 'artist' && !isRecentLogin)
    throw new ApiError('RECENT_LOGIN_REQUIRED', { message: apiMessages.recentLoginRequired });
  const isRead = review !== null && (createdAt === undefined || createdAt === review.createdAt.toISOString());
  if (isRead && (await decideRead(review, verdict))) return;
  const last = await readLastDecision(reviewId);
  if (last && isRepeated(last, { ...verdict, createdAt: createdAt ?? review?.createdAt.toISOString() })) return;
  throw review && !isRead ? submittedAnew() : await decidedBefore(reviewId, last);
}

/** False where it does not wait any more, or somebody else is approving it. */
async function decideRead(review: WithId<StoredReview>, verdict: WorkVerdict): Promise<boolean> {
  const { decision, reason, fingerprint } = verdict;
  if (review.kind === 'message') return decideMessage(review, verdict);
  if (review.kind === 'conversation') return closeConversation(review, verdict);
  if (!isSubmission(review)) return decideComment(review.id, verdict);
  if (decision === 'returned' && review.kind === 'artist') throw noReturn();
  if (decision !== 'approved' && reason === '')
    throw new ApiError('INVALID', { fields: { reason: workMessages.reasonEmpty } });
  if (decision === 'approved' && review.kind !== 'artist' && fingerprint === '')
    throw new ApiError('INVALID', { fields: { fingerprint: workMessages.notRead } });
  if (decision === 'approved' && !(await claimReview(review, verdict.adminId))) return false;
  return decideOrRelease(review, verdict);
}

/** Decides the same about each, all by themselves: what can't be decided keeps none of the others from it. */
export function decideEach(
  reviews: readonly { id: string; createdAt: string; fingerprint?: string | undefined }[],
  decided: Pick<DecisionRequest, 'decision' | 'reason' | 'adminId' | 'isRecentLogin'>,
): Promise<DecisionOutcome[]> {
  return mapConcurrently(reviews, async ({ id, ...read }) => {
    try {
      await decide(id, { ...read, ...decided });
      return { id, problem: null };
    } catch (error) {
      return { id, problem: toProblem(id, error) };
    }
  });
}

function toProblem(id: string, error: unknown): DecisionOutcome['problem'] {
  if (!(error instanceof ApiError)) {
    logError('Not decided', error, { documentId: id });
    return { code: 'UNAVAILABLE', message: apiMessages.unavailable };
  }
  const { code, sentence, fields } = error;
  const message = sentence ?? Object.values(fields ?? {})[0] ?? apiMessages.notFound;
  return { code, message, ...(fields && { fields }) };
}

/** Whether the same administrator decided so after `createdAt`, when what was read began to wait. */
const isRepeated = (
  last: { decision: string; adminId: number | null; createdAt: Date },
  { decision, adminId, createdAt = '' }: Pick<Verdict, 'decision' | 'adminId'> & { createdAt?: string | undefined },
): boolean => last.adminId === adminId && last.decision === decision && last.createdAt.toISOString() >= createdAt;

/** False where it does not wait any more. What can't be approved is not claimed any longer. */
async function decideOrRelease(review: Review, verdict: WorkVerdict): Promise<boolean> {
  try {
    return await decideByKind(review, verdict);
  } catch (error) {
    if (verdict.decision === 'approved') await releaseReview(review.id);
    throw error;
  }
}

async function decideByKind(review: Review, verdict: WorkVerdict): Promise<boolean> {
  if (review.kind === 'image') return decideImage(review, verdict);
  if (review.kind === 'artist') return decideArtist(review, verdict);
  const kind = review.kind === 'revision' ? review.workKind : review.kind;
  if (kind === null) return false;
  const decide = verdict.decision === 'approved' ? approveWork : rejectWork;
  return decide(WORK_TYPES[kind], review, verdict);
}

const submittedAnew = () => new ApiError('CONFLICT', { message: workMessages.submittedAnew });

const noReturn = () => new ApiError('INVALID', { message: workMessages.noReturn });

/** Decides about a comment. Throws INVALID for a return, because its author can't edit it. */
async function decideComment(reviewId: string, { decision, adminId }: Verdict): Promise<boolean> {
  if (decision === 'returned') throw noReturn();
  return decideCommentReview(reviewId, { decision, adminId, now: new Date() });
}

/** Decides about a message. Throws INVALID for a return, because its author can't edit it. */
async function decideMessage(review: WithId<StoredMessageReview>, { decision, adminId }: Verdict): Promise<boolean> {
  if (decision === 'returned') throw noReturn();
  return decideMessageReview(review, { decision, adminId, now: new Date() }, writeMessageEmail);
}

/** An administrator who was asked in is done: there is nothing to reject. */
async function closeConversation(
  review: WithId<StoredConversationReview>,
  { decision, adminId }: Verdict,
): Promise<boolean> {
  if (decision !== 'approved') throw noReturn();
  return closeConversationReview(review, { adminId, now: new Date() });
}

/** With the name of whoever decided, or is about to. */
async function decidedBefore(reviewId: string, last: Awaited<ReturnType<typeof readLastDecision>>): Promise<ApiError> {
  const review = await readReview(reviewId);
  const claimed = review && isSubmission(review) ? review.approver?.adminId : undefined;
  if (claimed === undefined && review) return submittedAnew();
  if (claimed === undefined && !last) return new ApiError('NOT_FOUND');
  const admin = claimed ?? last?.adminId ?? null;
  const user = admin === null ? null : await readUser(String(admin));
  const fields = {
    status: claimed === undefined ? (last?.decision ?? '') : 'approved',
    decidedBy: user ? fullName(user) : '',
  };
  return new ApiError('WRONG_STATE', { message: workMessages.decidedBefore, fields });
}

async function decideImage(review: Review, verdict: WorkVerdict): Promise<boolean> {
  const { decision, fingerprint, adminId, reason } = verdict;
  if (decision === 'approved') {
    const check = ([image]: readonly Image[]) => {
      if (image && fingerprintOfImage(image) !== fingerprint)
        throw new ApiError('CONFLICT', { message: workMessages.changedSinceRead });
    };
    return (await publishImages([review.subjectId], { adminId, work: null, check })) > 0;
  }
  const status = decision === 'returned' ? 'draft' : 'rejected';
  return decideSubmission<StoredImage>(review, {
    decision: toDecision(review, verdict),
    adminId,
    subject: images.at(review.subjectId),
    change: (image) =>
      image.status !== 'submitted' ? {} : { status, hold: 'refusal', reviewNote: reason, updatedAt: new Date() },
  });
}

/** Claims, mail and notice follow by the trigger of the user's document, as after a change by hand. */
function decideArtist(review: Review, verdict: Verdict): Promise<boolean> {
  return decideSubmission<StoredUser>(review, {
    decision: toDecision(review, verdict),
    adminId: verdict.adminId,
    subject: users.at(review.subjectId),
    change: ({ isArtist }) => {
      if (verdict.decision === 'approved') return { isArtist: true, artistStatus: 'approved', artistNote: null };
      return isArtist ? {} : { artistStatus: 'none', artistNote: verdict.reason };
    },
  });
}
