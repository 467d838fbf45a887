import * as v from 'valibot';
import { HOUR } from '../../shared/durations.ts';
import { flag, requiredText, text, time } from '../../shared/stored-fields.ts';

/** Where an artist is paid: a UPI ID, a bank account or both; empty for none. Stored encrypted only. */
export const payoutDetails = v.object({
  upiId: text,
  accountName: text,
  accountNumber: text,
  ifsc: text,
  /** Permanent account number of the tax office; empty where the house did not ask for it. */
  pan: text,
});
export type PayoutDetails = v.InferOutput<typeof payoutDetails>;

export const NO_PAYOUT_DETAILS: PayoutDetails = { upiId: '', accountName: '', accountNumber: '', ifsc: '', pan: '' };

export const storedPayoutDetails = v.object({
  /** `PayoutDetails`, encrypted for the artist's number alone. */
  sealed: requiredText,
  /** Names the key of `sealed`. */
  keyId: requiredText,
  /** Result of `maskPayoutDetails`; empty where the artist removed them. */
  masked: text,
  /** True where others were stored before, of which the first entry has none: payouts wait then. */
  isChange: flag,
  changedAt: time,
});
export type StoredPayoutDetails = v.InferOutput<typeof storedPayoutDetails>;

/** `GET` and `PUT /studio/payout-details`: the artist's own, as much as anybody at their browser may see. */
export interface OwnPayoutDetails {
  /** Empty for none. */
  masked: string;
  /** When payouts go on after a change; null where none wait. */
  heldUntil: string | null;
  /** Whether the house asks artists for their PAN. */
  asksPan: boolean;
}

/** Milliseconds for which payouts wait after a change, so that whoever is robbed can say so. */
const HOLD = 48 * HOUR;

/** Returns when payouts go on that wait because of a change; null where none wait. */
export function findHoldEnd(
  payout: Pick<StoredPayoutDetails, 'isChange' | 'changedAt'> | null | undefined,
  now: Date,
): Date | null {
  if (!payout?.isChange) return null;
  const end = new Date(payout.changedAt.getTime() + HOLD);
  return end > now ? end : null;
}

const SHOWN_SIGNS = 4;
/** Never breaks between the dots and the signs. */
const mask = (secret: string): string => `••••\u00a0${secret.slice(-SHOWN_SIGNS)}`;

/** `UPI •••• bank, account •••• 1234`: enough to tell one from another; empty without any. */
export function maskPayoutDetails({ upiId, accountNumber }: Pick<PayoutDetails, 'upiId' | 'accountNumber'>): string {
  return [...(upiId ? [`UPI ${mask(upiId)}`] : []), ...(accountNumber ? [`account ${mask(accountNumber)}`] : [])].join(
    ', ',
  );
}
