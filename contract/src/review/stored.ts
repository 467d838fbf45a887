import * as v from 'valibot';
import { COMMENTABLE_COLLECTIONS } from '../comment/stored.ts';
import {
  count,
  nullable,
  optionalField,
  requiredText,
  text,
  time,
  timeField,
  userNumber,
} from '../shared/stored-fields.ts';
import { workKind, workName } from '../work/stored.ts';
import { WORK_KIND_NAMES } from '../work/work-kinds.ts';

const commentPlace = {
  kind: v.literal('comment'),
  on: v.picklist(COMMENTABLE_COLLECTIONS),
  workId: requiredText,
  commentId: requiredText,
};

/** The sub-order whose conversation a review or a decision is about. */
const conversationPlace = { orderId: requiredText, artistId: userNumber };

/** A message that waits before the other side reads it, or that the other side reported. */
export const storedMessageReview = v.object({
  kind: v.literal('message'),
  ...conversationPlace,
  messageId: requiredText,
  /** Who wrote it: the review goes with them. */
  ownerId: userNumber,
  reason: v.picklist(['links', 'reports']),
  createdAt: timeField,
});
export type StoredMessageReview = v.InferOutput<typeof storedMessageReview>;

/** A conversation into which one of its two people asked an administrator, who may read it as long as this is there. */
export const storedConversationReview = v.object({
  kind: v.literal('conversation'),
  ...conversationPlace,
  ownerId: userNumber,
  askedBy: v.picklist(['buyer', 'artist']),
  createdAt: timeField,
});
export type StoredConversationReview = v.InferOutput<typeof storedConversationReview>;

export const storedCommentReview = v.object({
  ...commentPlace,
  /** Whose work the comment is on: the review goes with the work. */
  ownerId: nullable(userNumber),
  /** Why it waits: more links than anybody needs, or a report. */
  reason: v.picklist(['links', 'reports']),
  createdAt: timeField,
});
export type StoredCommentReview = v.InferOutput<typeof storedCommentReview>;

/** Subject of a submission: a `revision` is of an approved work, `artist` a request for that role. */
const submitted = {
  kind: v.picklist(['image', ...WORK_KIND_NAMES, 'revision', 'artist']),
  /** Kind of the work that a revision is of; null for anything else. */
  workKind: nullable(workKind),
};

/** Submission of an artist; its id is made of its kind and its subject. */
export const storedSubmission = v.object({
  ...submitted,
  /** The image's, work's or user's id. */
  subjectId: requiredText,
  ownerId: userNumber,
  createdAt: timeField,
  /** The administrator who is approving it just now; images are published before their work is. */
  approver: optionalField(v.object({ adminId: userNumber, since: time })),
});
export type StoredSubmission = v.InferOutput<typeof storedSubmission>;

/** `reviews/{id}`: what waits for an administrator. It goes when it is decided; `audit` keeps the decision. */
export const storedReview = v.variant('kind', [
  storedCommentReview,
  storedMessageReview,
  storedConversationReview,
  storedSubmission,
]);
export type StoredReview = v.InferOutput<typeof storedReview>;

const byAdmin = {
  /** Null where the account was deleted, the document was edited by hand, or the decision is `published`. */
  adminId: nullable(userNumber),
  createdAt: timeField,
};
/** Set where the document was edited by hand. */
const isByHand = optionalField(v.literal(true));

export const storedSubmissionDecision = v.object({
  ...submitted,
  ...byAdmin,
  /**
   * `unpublished`, of what was public, makes a draft of it; `published` is what a trusted photographer published,
   * without an administrator. `trusted` and `untrusted` are of an artist.
   */
  decision: v.picklist(['approved', 'returned', 'rejected', 'unpublished', 'published', 'trusted', 'untrusted']),
  /** These four are null where the artist's account was deleted; `reviewId` also of trust, for which nothing waits. */
  reviewId: nullable(requiredText),
  subjectId: nullable(requiredText),
  ownerId: nullable(userNumber),
  /** Reason that the artist was given; null where there is none. */
  reason: nullable(v.string()),
  isByHand,
  /** The work with whose approval an image became public. */
  work: optionalField(v.nullable(workName)),
});
export type StoredSubmissionDecision = v.InferOutput<typeof storedSubmissionDecision>;

export const storedCommentDecision = v.object({
  ...commentPlace,
  ...byAdmin,
  /** `deleted` without a review. */
  decision: v.picklist(['approved', 'rejected', 'deleted']),
  /** Missing of a deletion. */
  reviewId: optionalField(requiredText),
  isByHand,
});

/** Decision about a message, or record that a conversation was looked after. */
export const storedConversationDecision = v.object({
  kind: v.picklist(['message', 'conversation']),
  decision: v.picklist(['approved', 'rejected']),
  orderId: requiredText,
  /** These two are null where the artist's account was deleted. */
  artistId: nullable(userNumber),
  reviewId: nullable(requiredText),
  ...byAdmin,
});

const storedSettingsChange = v.object({
  kind: v.literal('settings'),
  decision: v.picklist(['home', 'shop', 'seller', 'payouts', 'readOnlyEnded']),
  isByHand,
  ...byAdmin,
});

/** Confirmation of an administrator about the money of an order; or that they saw where an artist is to be paid. */
const storedPaymentDecision = v.object({
  kind: v.literal('payment'),
  decision: v.picklist([
    'received',
    'not_found',
    'refunded',
    'paid_out',
    'payout_failed',
    'payout_given_up',
    'payout_returned',
    'reversed',
    'payout_details_shown',
  ]),
  orderId: requiredText,
  /** Who was paid out or is to be, or sent it back. */
  artistId: nullable(userNumber),
  /** The bank's. */
  reference: text,
  /** Whole rupees; 0 where nothing came or went. */
  amount: count,
  ...byAdmin,
});

const storedClaimDecision = v.object({
  kind: v.literal('claim'),
  decision: v.picklist(['agreeReplacement', 'agreeReturn', 'refund', 'refuse']),
  orderId: requiredText,
  /** Whose prints were claimed; null where the artist's account was deleted. */
  artistId: nullable(userNumber),
  /** Reason that both sides were given. */
  reason: nullable(v.string()),
  ...byAdmin,
});

const storedContactDecision = v.object({
  kind: v.literal('contact'),
  decision: v.picklist(['answered', 'closed']),
  messageId: requiredText,
  ...byAdmin,
});
export type StoredContactDecision = v.InferOutput<typeof storedContactDecision>;

/** Action of an administrator on somebody's account. */
const storedPersonDecision = v.object({
  kind: v.literal('person'),
  decision: v.picklist([
    'locked',
    'unlocked',
    'madeArtist',
    'endedArtist',
    'setCommission',
    'erased',
    'resentConfirmation',
    'sentReset',
    'wrote',
  ]),
  /** These three are null where the account was deleted. */
  subjectId: nullable(requiredText),
  ownerId: nullable(userNumber),
  /** Subject of a mail, or the commission that was set. */
  reason: nullable(v.string()),
  ...byAdmin,
});
export type StoredPersonDecision = v.InferOutput<typeof storedPersonDecision>;

/** `audit/{id}`: who decided what; only ever added to. */
export const storedDecision = v.variant('kind', [
  storedCommentDecision,
  storedConversationDecision,
  storedPaymentDecision,
  storedClaimDecision,
  storedSubmissionDecision,
  storedSettingsChange,
  storedContactDecision,
  storedPersonDecision,
]);
export type StoredDecision = v.InferOutput<typeof storedDecision>;
