import type { WorkKind } from '../work/work-kinds.ts';

/** `reviews/{id}`: what waits for an administrator. The document goes when it is decided; `audit` keeps the decision. */
export type StoredReview = StoredCommentReview | StoredSubmission;

export interface StoredCommentReview {
  kind: 'comment';
  on: 'images' | 'blogs';
  workId: string;
  commentId: string;
  /** Whose work the comment is on: the review goes with the work. */
  ownerId: number | null;
  /** Why it waits: more links than anybody needs, or a report. */
  reason: 'links' | 'reports';
  createdAt: Date;
}

/** What a submission is of: a `revision` of an approved work, a request for the `artist` role. */
export type SubmissionKind = 'image' | WorkKind | 'revision' | 'artist';

/** What an artist submitted; its id is made of the kind and of what it is of. */
export interface StoredSubmission {
  kind: SubmissionKind;
  /** Of a revision the kind of its work, else null. */
  noun: WorkKind | null;
  /** The image's, work's or user's id. */
  subjectId: string;
  ownerId: number;
  createdAt: Date;
  /** The administrator who is approving it just now; images are published before their work is. */
  approver?: { adminId: number; since: Date };
}

/** `audit/{id}`: who decided what; only ever added to. */
export type StoredDecision =
  | StoredCommentDecision
  | StoredPaymentDecision
  | StoredSubmissionDecision
  | StoredSettingsChange;

export interface StoredSubmissionDecision {
  kind: SubmissionKind;
  decision: 'approved' | 'returned' | 'rejected';
  noun: WorkKind | null;
  /** These four are null where the artist's account was deleted. */
  reviewId: string | null;
  subjectId: string | null;
  ownerId: number | null;
  /** What the artist was told; null also where nothing was. */
  reason: string | null;
  /** Null where the administrator's account was deleted, and where the document was edited by hand. */
  adminId: number | null;
  /** Set where the document was edited by hand. */
  isByHand?: true;
  /** The work with whose approval an image became public. */
  work?: WorkName | null;
  createdAt: Date;
}

export interface WorkName {
  kind: WorkKind;
  id: string;
}

interface StoredSettingsChange {
  kind: 'settings';
  decision: 'home' | 'shop';
  /** Null where the administrator's account was deleted. */
  adminId: number | null;
  createdAt: Date;
}

export interface StoredCommentDecision {
  kind: 'comment';
  /** `deleted` without a review. */
  decision: 'approved' | 'rejected' | 'deleted';
  /** Missing of a deletion, and of what was decided before this was kept. */
  reviewId?: string;
  on: 'images' | 'blogs';
  workId: string;
  commentId: string;
  /** Null where the administrator's account was deleted, and where the document was edited by hand. */
  adminId: number | null;
  /** Set where the document was edited by hand. */
  isByHand?: true;
  createdAt: Date;
}

/** What an administrator confirmed about the money of an order. */
interface StoredPaymentDecision {
  kind: 'payment';
  decision: 'received' | 'refunded' | 'paid_out';
  orderId: string;
  /** Who was paid out. */
  artistId: number | null;
  /** The bank's. */
  reference: string;
  /** Whole rupees. */
  amount: number;
  /** Null where the administrator's account was deleted. */
  adminId: number | null;
  createdAt: Date;
}
