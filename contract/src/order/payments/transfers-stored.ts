import * as v from 'valibot';
import { sellerFields } from '../../settings/stored.ts';
import { listField, nullable, requiredText, rupees, text, time } from '../../shared/stored-fields.ts';

/** Money that was received or given back, confirmed by the provider, or by an administrator, whom `audit` names. */
export const transfer = v.object({
  amount: rupees,
  /** The bank's, or the provider's. */
  reference: v.string(),
  at: time,
  /** Payment provider by which it came or went, whose reference it is; missing for the bank. */
  provider: v.optional(requiredText),
});

/** Transfer that a buyer says they made; an administrator looks for it. */
export const paymentClaim = v.object({
  /** The bank's, as the buyer typed it. */
  reference: requiredText,
  at: time,
  /** The order's `payBy` and `payRemindAt` before it, which hold again where it is withdrawn. */
  payBy: nullable(time),
  payRemindAt: nullable(time),
});

/** Money that was given back. */
export const refund = v.object({
  ...transfer.entries,
  /** Number of the credit note that corrects the receipt; missing where the order was never paid in full. */
  creditNote: v.optional(requiredText),
});

/** Payout that the bank could not deliver and sent back. */
export const returnedPayout = v.object({
  /** Whole rupees of the sub-order. */
  amount: rupees,
  /** The bank's. */
  reference: v.string(),
  /** Orders of the artist that the same transfer paid. */
  orders: listField(requiredText),
  paidOutAt: time,
  returnedAt: time,
});

/** Fields of a receipt beside those of the order: they stay as they were when the order was paid. */
export const storedReceipt = v.object({
  /** `AB/26-27/00001`. */
  number: requiredText,
  seller: v.object(sellerFields),
  /** The state in India that the prints went to, else the country: also once the address is emptied. */
  placeOfSupply: text,
});
