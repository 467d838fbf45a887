import type { DisputedClaim } from '../claims/wire.ts';
import type { SubOrderStatus } from '../stored.ts';
import type { PaymentProblem } from './provider-payments-stored.ts';

/** A payment that is due, or that a buyer says they made. */
export interface OpenPayment {
  orderId: string;
  /** Amount that is still to come; 0 where the order ended, or was paid, after the buyer had said that they paid. */
  amount: number;
  /** Whether nobody gets its prints. */
  hasEnded: boolean;
  /** Amount that has come already, and the bank's references of it. */
  received: number;
  references: string[];
  buyerName: string;
  createdAt: string;
  /** Null where the buyer has not said that they paid. */
  claim: {
    reference: string;
    claimedAt: string;
    /** Other orders for which the same reference was claimed or received. */
    alsoGivenFor: string[];
  } | null;
}

/** Transfer that was confirmed for an order; the bank's reference of it. */
export interface RecordedTransfer {
  orderId: string;
  reference: string;
}

/** Sub-orders that an artist is to be paid for by one transfer. */
export interface OpenPayout {
  artistId: number;
  artistName: string;
  /** Sum of its orders. */
  amount: number;
  /** The longest waiting first. */
  orders: { orderId: string; amount: number; dueAt: string; status: SubOrderStatus }[];
  /** Where they are paid, masked, and since when they say so; null where they do not. */
  details: { masked: string; changedAt: string } | null;
  /** When a payout may be made that waits because the artist changed where they are paid; null where none waits. */
  heldUntil: string | null;
  /** Where an artist is reached who deleted their account; else null. */
  leaverEmail: string | null;
}

/** Payment that came by the provider and pays for no order: it is to be given back. Times are ISO 8601. */
export interface StrayPayment {
  paymentId: string;
  provider: string;
  problem: PaymentProblem;
  /** In the smallest unit of its currency. */
  minorAmount: number;
  currency: string;
  paidAt: string;
  /** Null where no order is known. */
  orderId: string | null;
  buyerName: string | null;
  /** Whether the provider can be asked to give it back: not where the house has another one by now, or none. */
  canRefund: boolean;
  /** Whether the provider was asked to give it back, and has not answered how that ended. */
  isUnderWay: boolean;
  /** Whether it was asked before and could not. */
  hasFailed: boolean;
}

/** `GET /studio/payment`: what an administrator confirms and looks after. Longest waiting first. */
export interface OpenPayments {
  /** First those of which the buyer says that they are made; then those that are due. */
  payments: OpenPayment[];
  refunds: {
    orderId: string;
    /** Amount to give back that nobody was asked for yet; 0 while all of it is under way. */
    amount: number;
    buyerName: string;
    paymentReference: string;
    refundBy: string | null;
    /** Part of `amount` that the provider can give back; the rest is sent by hand. */
    online: { provider: string; amount: number } | null;
    /** Beside `amount`: what the provider was asked to give back, and has not answered how that ended. */
    underWay: number;
    /** Whether the provider was asked before and could not. */
    hasFailed: boolean;
    /** Where a buyer is reached who deleted their account; else null. */
    leaverEmail: string | null;
  }[];
  /** Payments by the provider that pay for no order. */
  strayPayments: StrayPayment[];
  /** By artist, the longest waiting first; without those in a file for the bank. */
  payouts: OpenPayout[];
  /** How many files wait for the bank’s answer. */
  openFiles: number;
  /** Amounts that artists send back after a claim. */
  reversals: { orderId: string; artistId: number; artistName: string; amount: number; leaverEmail: string | null }[];
  /** Claims that an administrator decides. */
  disputes: DisputedClaim[];
  /** Paid sub-orders whose artist has not begun to prepare them in time; `since` is when they had to. */
  late: { orderId: string; artistId: number; artistName: string; since: string }[];
}
