import type { Attachment } from '../../attachment/wire.ts';
import type { ClaimReason, ClaimStatus } from './claim-stored.ts';

/** What an artist answers, and what an administrator decides. */
export type ClaimAnswer = 'agreeReplacement' | 'agreeReturn' | 'refund' | 'refuse';

/** What somebody does about a claim; the clock alone lets one lapse. */
export type ClaimAction =
  | ClaimAnswer
  | 'withdraw'
  | 'dispute'
  | 'sendReturn'
  | 'receiveReturn'
  | 'sendReplacement'
  | 'receiveReplacement';

/** What is reported of prints of one sub-order, for its buyer, its artist and administrators. Whole rupees, times ISO 8601. */
export interface Claim {
  status: ClaimStatus;
  reason: ClaimReason;
  /** Empty once the buyer's account is erased. */
  text: string;
  pictures: Attachment[];
  /** Positions among the prints of the sub-order. */
  lines: number[];
  /** What these cost. */
  amount: number;
  /** How the prints went back, or their replacement was sent. */
  carrier: string | null;
  tracking: string | null;
  openedAt: string;
  /** Until when the next step has to be made; null where an administrator makes it, and at the end. */
  dueAt: string | null;
  /** What the reader can do now. */
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
  claim: Claim;
}
