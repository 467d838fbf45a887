import type { PaymentProblem } from '@aperture-byline/contract/order/payments/provider-payments-stored';
import type { StoredOrder } from '@aperture-byline/contract/order/stored';
import { computeOpenAmount } from '../state/order-amounts.ts';

/** Money that came, in the smallest unit of a currency. */
interface Came {
  minorAmount: number;
  currency: string;
}

/** Paise of a rupee. */
export const MINOR_UNITS = 100;

/** Finds why money that came by the provider does not pay for an order; null where it is just what is awaited. */
export function findPaymentProblem(
  order: Pick<StoredOrder, 'payment' | 'paymentStatus' | 'amountDue' | 'transfers'> | null,
  { minorAmount, currency }: Came,
): PaymentProblem | null {
  if (order === null) return 'unknown_order';
  if (currency !== 'INR') return 'wrong_currency';
  if (order.payment !== null) return 'paid_before';
  if (order.paymentStatus !== 'due') return 'not_due';
  return minorAmount === computeOpenAmount(order) * MINOR_UNITS ? null : 'wrong_amount';
}
