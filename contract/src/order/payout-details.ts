import * as v from 'valibot';
import { text, time } from '../shared/stored-fields.ts';

/** Where an artist is paid: a UPI ID, a bank account or both; empty for none. Never part of anything public. */
export const storedPayoutDetails = v.object({
  upiId: text,
  accountName: text,
  accountNumber: text,
  ifsc: text,
  changedAt: time,
});
export type StoredPayoutDetails = v.InferOutput<typeof storedPayoutDetails>;

/** `GET` and `PUT /studio/payout-details`: the artist's own. */
export type PayoutDetails = Omit<StoredPayoutDetails, 'changedAt'>;

export const NO_PAYOUT_DETAILS: PayoutDetails = { upiId: '', accountName: '', accountNumber: '', ifsc: '' };

const SHOWN_SIGNS = 4;
/** Never breaks between the dots and the signs. */
const mask = (secret: string): string => `••••\u00a0${secret.slice(-SHOWN_SIGNS)}`;

/** `UPI •••• bank, account •••• 1234`: enough to tell one from another; empty without any. */
export function maskPayoutDetails({ upiId, accountNumber }: Pick<PayoutDetails, 'upiId' | 'accountNumber'>): string {
  return [...(upiId ? [`UPI ${mask(upiId)}`] : []), ...(accountNumber ? [`account ${mask(accountNumber)}`] : [])].join(
    ', ',
  );
}
