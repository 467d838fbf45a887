import type { PayoutTerms } from '../../settings/wire.ts';
import type { ClaimReason } from '../claims/stored.ts';
import type { StudioOrder } from '../wire.ts';

/** Fields of a sale that say how much the artist is paid for it, and when. */
export interface SalePayout
  extends Pick<
    StudioOrder,
    | 'payoutStatus'
    | 'payoutDueAt'
    | 'payoutReference'
    | 'payout'
    | 'paidOut'
    | 'subtotal'
    | 'claimRefund'
    | 'commissionRate'
    | 'tax'
  > {
  /** Null without a claim. */
  claim: { reason: ClaimReason } | null;
}

/** Sale whose payout is still to come. */
export interface PendingPayout extends SalePayout {
  orderId: string;
  /** Title of the first print. */
  title: string;
}

/**
 * `GET /studio/next-payout`: sum of the payouts that are due on the first day on which some are; null without one.
 * `by` is null while nobody knows where to pay them.
 */
export type NextPayout = { amount: number; by: string | null } | null;

/** Transfer to an artist. */
export interface MadePayout {
  reference: string;
  paidOn: string;
  amount: number;
  orderIds: string[];
}

/** `GET /studio/money`. Amounts are whole rupees, times ISO 8601. */
export interface StudioMoney {
  /** With the artist's own commission, where one is set. */
  terms: PayoutTerms;
  /** Whether they have entered where they are paid. */
  hasDetails: boolean;
  next: NextPayout;
  /** Due ones first, by their day; then those that wait. */
  pending: PendingPayout[];
  /** The newest first. */
  made: MadePayout[];
  /** Amounts that the artist owes to the house, paid out before a claim gave them back. */
  toSendBack: { orderId: string; title: string; amount: number }[];
}

/** Names of the entries in the account between an artist and the house. */
export const STATEMENT_KINDS = ['sale', 'commission', 'tax', 'refund', 'payout', 'returned', 'reversal'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** Account of an artist in a month of India's calendar. Amounts are whole rupees, below zero where they lessen it. */
export interface StatementSums {
  /** `YYYY-MM`. */
  month: string;
  /** Balance carried over from the month before: what the house owes the artist. */
  opening: number;
  sums: Record<StatementKind, number>;
  closing: number;
}

/** `GET /studio/statements/{month}`. */
export interface ArtistStatement extends StatementSums {
  /** The oldest first. Times are ISO 8601. */
  entries: { at: string; kind: StatementKind; orderId: string; reference: string | null; amount: number }[];
}

/** `GET /studio/house-statements/{month}`: money of the house in a month. Whole rupees. */
export interface HouseStatement {
  month: string;
  /** From buyers. */
  received: number;
  /** To buyers. */
  refunded: number;
  /** To artists. */
  paidOut: number;
  /** Payouts that came back from the bank. */
  returned: number;
  /** From artists, of payouts that claims took back. */
  reversed: number;
  /** Kept by the house. */
  commission: number;
  shipping: number;
  /** Withheld for the tax office. */
  tax: number;
  /** Change of what the house holds for artists and buyers: what came, less what went and what is the house's. */
  held: number;
}

/** `GET /studio/house-statements/{month}/settlements`: what the payment provider sent to the house's bank. Paise. */
export interface ProviderSettlements {
  provider: string;
  /** Sums of all. */
  minorAmount: number;
  minorFees: number;
  /** The oldest first; `reference` is the bank's, empty where it has none yet. Times are ISO 8601. */
  settlements: { id: string; reference: string; minorAmount: number; minorFees: number; at: string }[];
}
