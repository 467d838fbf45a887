/** `reviews/{id}`: what waits for an administrator. The document goes when it is decided; `audit` keeps the decision. */
export interface StoredReview {
  kind: 'comment';
  on: 'images' | 'blogs';
  workId: string;
  commentId: string;
  /** Whose work the comment is on: the review goes with the work. */
  ownerId: number | null;
  /** Why it waits: more links than anybody needs, or reports of several people. */
  reason: 'links' | 'reports';
  createdAt: Date;
}

/** `audit/{id}`: who decided what; only ever added to. */
export type StoredDecision = StoredCommentDecision | StoredPaymentDecision;

interface StoredCommentDecision {
  kind: 'comment';
  /** `deleted` without a review. */
  decision: 'approved' | 'rejected' | 'deleted';
  on: 'images' | 'blogs';
  workId: string;
  commentId: string;
  /** Null where the administrator's account was deleted. */
  adminId: number | null;
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
