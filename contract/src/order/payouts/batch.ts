import * as v from 'valibot';
import { nullable, oneOf, requiredText, rupees, time, userNumber } from '../../shared/stored-fields.ts';

/** `awaited` until the bank answers; `given_up` where an administrator does not wait for it any more. */
export type TransferOutcome = 'awaited' | 'paid' | 'failed' | 'given_up';

/** Transfer to an artist that a bank is told to make, for all of these sub-orders. Whole rupees. */
const batchTransfer = v.object({
  /** The house's own, by which the bank names it in its answer; no other transfer has it. */
  reference: requiredText,
  artistId: userNumber,
  amount: rupees,
  orders: v.array(v.object({ orderId: requiredText, amount: rupees })),
  /** `changedAt` of the payout details that the bank was given. */
  detailsChangedAt: time,
  outcome: oneOf<TransferOutcome>({ awaited: true, paid: true, failed: true, given_up: true }),
  /** The bank's, of a transfer that was made. */
  utr: nullable(requiredText),
});
export type BatchTransfer = v.InferOutput<typeof batchTransfer>;

/** `payoutBatches/{number}`: one file for the bank. */
export const storedPayoutBatch = v.object({
  createdAt: time,
  /** True while a transfer is awaited. */
  isOpen: v.boolean(),
  transfers: v.array(batchTransfer),
});
export type StoredPayoutBatch = v.InferOutput<typeof storedPayoutBatch>;

/** `GET /studio/payout-batch`: a file whose answer is awaited. */
export interface OpenBatch {
  batchId: string;
  madeAt: string;
  /** In the order of the file. */
  transfers: { reference: string; artistId: number; artistName: string; amount: number; outcome: TransferOutcome }[];
}

/** Why a payout is in no file: it is made by hand, or waits. */
export type LeftOut = 'noDetails' | 'noAccount' | 'unreadable' | 'unprintable' | 'changed' | 'returned' | 'claim';

/** `POST /studio/payout-batch`. */
export interface MadeBatch {
  /** Null where no payout can be made by a file. */
  batchId: string | null;
  left: { artistId: number; artistName: string; amount: number; reason: LeftOut }[];
}

/** `POST /studio/payout-batch/{id}/file`: lines of the file, in signs that banks take. Amounts are whole rupees. */
export interface BatchFile {
  /** Account of the house; empty where it entered none. */
  debitAccount: string;
  /** `YYYY-MM-DD` in India. */
  day: string;
  lines: { reference: string; name: string; account: string; ifsc: string; amount: number }[];
}

/** `GET /studio/payout`: a transfer that was made. Whole rupees. */
export interface RecentPayout {
  artistId: number;
  artistName: string;
  reference: string;
  paidOn: string;
  amount: number;
  orders: { orderId: string; amount: number }[];
}
