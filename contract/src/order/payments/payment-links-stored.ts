import * as v from 'valibot';
import { flag, nullable, requiredText, rupees, time } from '../../shared/stored-fields.ts';

/** Page of the payment provider on which an order can be paid, or could. */
export const paymentLink = v.object({
  /** The provider's; null until it has answered. */
  id: nullable(requiredText),
  url: nullable(requiredText),
  amount: rupees,
  expiresAt: time,
  /** False once it is paid or cancelled, or the provider said that it has expired. */
  isOpen: flag,
});
export type PaymentLink = v.InferOutput<typeof paymentLink>;
