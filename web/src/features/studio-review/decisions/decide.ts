import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type {
  CommentReview,
  ImageReview,
  MessageReview,
  Review,
  ReviewBody,
} from '@aperture-byline/contract/review/wire';
import type { QueryClient } from '@tanstack/react-query';
import {
  type Decided,
  type Decision,
  isDecidedBefore,
  prepareDecision,
  refetchReviews,
  removeReviews,
} from '#entities/review/mutations.ts';
import { ApiError } from '#lib/api/api.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { showToast } from '#lib/toast.ts';
import { removeAllWithUndo } from '#lib/undoable.ts';

const WORK_TEXTS = {
  approve: reviewMessages.workApproved,
  return: reviewMessages.workReturned,
  reject: reviewMessages.workRejected,
};

/** Labels of the buttons; of what people wrote they say what becomes of it. */
export function nameDecisions(review: Review): Readonly<Record<'approve' | 'reject', string>> {
  if (review.kind === 'comment')
    return {
      approve: review.reason === 'links' ? 'Show the comment' : 'Keep the comment',
      reject: 'Remove the comment',
    };
  if (review.kind === 'message')
    return {
      approve: review.reason === 'links' ? 'Deliver the message' : 'Keep the message',
      reject: 'Hide the message',
    };
  return { approve: review.kind === 'conversation' ? 'Done' : 'Approve', reject: 'Reject' };
}

const DONE: Readonly<Record<string, string>> = {
  approved: 'approved',
  returned: 'sent back',
  rejected: 'rejected',
};

/** Names a submission: what is submitted anew is another one. Its key in `useHiddenItems`, too, once it is decided. */
export const reviewKey = ({ id, createdAt }: Pick<Review, 'id' | 'createdAt'>): string => `review ${id} ${createdAt}`;

/** Reviews that can be decided together with others: the list shows them whole, so that none has to be opened first. */
export type Selectable = CommentReview | ImageReview | MessageReview;

export const isSelectable = (review: Review): review is Selectable =>
  review.kind === 'image' || review.kind === 'comment' || review.kind === 'message';

export interface PendingDecision {
  review: Review;
  decision: Exclude<Decision, 'approve'>;
}

/** Says what became of what waited; `images` are those that became public with it. */
export type OnOutcome = (review: Review, text: string, images?: ReviewBody['images']) => void;

export interface DecisionContext {
  client: QueryClient;
  uid: string;
  onOutcome: OnOutcome;
  focusPlace: () => HTMLElement | null;
}

/** Approves, or rejects what needs no reason, with undo. What can't be decided waits again, and is told. */
export function decideWithUndo(
  review: Review,
  decided: Decided,
  { images, focusPlace, ...context }: DecisionContext & { images: ReviewBody['images'] },
): void {
  const { client, uid, onOutcome } = context;
  const call = prepareDecision(review, decided);
  // Told when it is sent.
  call.catch(() => undefined);
  const removal = {
    key: reviewKey(review),
    send: async () => {
      await (await call)({ keepalive: true });
      onOutcome(review, describeDecision(review, decided.decision), images);
      removeReviews(client, uid, new Set([review.id]));
    },
    isRefusal,
    onError: (error: unknown) => {
      const { isSettled, status, text } = explainRefusal(review, error);
      if (isSettled) {
        onOutcome(review, text);
        removeReviews(client, uid, new Set([review.id]));
      }
      showToast(status, `${describeReview(review)}: ${text}`);
    },
  };
  removeAllWithUndo([removal], {
    text: `${describeReview(review)}: ${toPastClause(review, decided.decision)}`,
    focusPlace,
    onSettled: () => refetchReviews(client, uid),
  });
}

export const PAST: Readonly<Record<Decision, string>> = {
  approve: 'approved',
  return: 'sent back',
  reject: 'rejected',
};

/** Says what became of a review, in a clause. */
export function toPastClause({ kind }: Review, decision: Decision): string {
  if (kind === 'conversation') return 'done';
  if (kind !== 'comment' && kind !== 'message') return PAST[decision];
  if (decision === 'approve') return 'kept';
  return kind === 'comment' ? 'removed' : 'hidden';
}

/** Says it in a sentence, while it can be undone. */
export function describePast(review: Review, decision: Decision): string {
  const past = toPastClause(review, decision);
  return `${past.charAt(0).toUpperCase()}${past.slice(1)}.`;
}

export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && (isDecidedBefore(error) || isConflict(error));

/** Says why it was not decided; `isSettled` where somebody else did, or it is gone. */
export function explainRefusal(
  review: Review,
  error: unknown,
): { isSettled: boolean; status: 'warning' | 'error'; text: string } {
  if (!(error instanceof Error)) throw error;
  if (isDecidedBefore(error)) return { isSettled: true, status: 'warning', text: decidedBy(review, error) };
  return { isSettled: false, status: isConflict(error) ? 'warning' : 'error', text: describeProblem(error) };
}

/** It can't be approved as it is, or is not what was read. */
export const isConflict = (error: Error) => error instanceof ApiError && error.code === 'CONFLICT';

/** Why it was not decided; where the work is the reason, in the server's words. */
export function describeProblem(error: Error): string {
  return isConflict(error) ? error.message : errorText(error, reviewMessages.notDecided);
}

export function describeReview(review: Review): string {
  if (review.kind === 'comment') return `Comment by ${review.comment.authorName}`;
  if (review.kind === 'message') return `Message about order ${orderNumber(review.orderId)}`;
  if (review.kind === 'conversation') return `Order ${orderNumber(review.orderId)}`;
  if (review.kind === 'artist') return review.artist.name;
  return `“${(review.kind === 'image' ? review.image.title : review.title) || 'Untitled'}”`;
}

export function describeDecision({ kind }: Review, decision: Decision): string {
  if (kind === 'comment') return decision === 'approve' ? reviewMessages.approved : reviewMessages.rejected;
  if (kind === 'message')
    return decision === 'approve' ? reviewMessages.messageApproved : reviewMessages.messageRejected;
  if (kind === 'conversation') return reviewMessages.conversationDone;
  return kind === 'artist' && decision === 'approve' ? reviewMessages.artistApproved : WORK_TEXTS[decision];
}

/** Who was faster, where the server knows; of a comment that nobody decided, that it is gone. */
export function decidedBy({ kind }: Review, error: Error): string {
  const { decidedBy: name, status = '' } = error instanceof ApiError ? error.fields : {};
  if (name) return `${name} has ${DONE[status] ?? 'decided'} this already.`;
  const isGone = error instanceof ApiError && error.status === 404;
  return kind === 'comment' && isGone ? reviewMessages.commentGone : reviewMessages.decidedBefore;
}
