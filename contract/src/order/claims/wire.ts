import type { Attachment } from '../../attachment/wire.ts';
import type { ClaimReason, ClaimStatus, ClaimWish } from './stored.ts';

/** Answers of an artist, and decisions of an administrator. */
export type ClaimAnswer = 'agreeReplacement' | 'agreeReturn' | 'refund' | 'refuse';

/** Steps that people make in a claim; only the clock lets a claim lapse. */
export type ClaimAction =
  | ClaimAnswer
  | 'withdraw'
  | 'dispute'
  | 'sendReturn'
  | 'receiveReturn'
  | 'sendReplacement'
  | 'receiveReplacement';

/** Claim about prints of one sub-order, for its buyer, its artist and administrators. Whole rupees, times ISO 8601. */
export interface Claim {
  status: ClaimStatus;
  reason: ClaimReason;
  /** Null where the buyer did not say. */
  wish: ClaimWish | null;
  /** Empty once the buyer's account is erased. */
  text: string;
  pictures: Attachment[];
  lines: number[];
  /** Price of these prints. */
  amount: number;
  /** Words of the artist or the house about the refund; null without any. */
  refundNote: { text: string; by: 'artist' | 'house' } | null;
  /** How the prints went back, or their replacement was sent. */
  carrier: string | null;
  tracking: string | null;
  openedAt: string;
  /** Until when the next step has to be made; null where an administrator makes it, and at the end. */
  dueAt: string | null;
  /** Actions that the reader can take now. */
  actions: ClaimAction[];
}

/** An administrator's list of claims that wait for a decision. */
export interface DisputedClaim {
  orderId: string;
  artistId: number;
  artistName: string;
  buyerName: string;
  /** The titles of the prints of the sub-order. */
  prints: string[];
  /** Words of both sides since the claim was opened, beside those of the claim itself. */
  words: { by: 'buyer' | 'artist'; text: string }[];
  claim: Claim;
}
