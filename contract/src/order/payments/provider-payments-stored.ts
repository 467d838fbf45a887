import * as v from 'valibot';
import { count, flag, nullable, oneOf, requiredText, time } from '../../shared/stored-fields.ts';

/** Why a payment that came by the provider pays for no order. */
export type PaymentProblem =
  /** It names no order of the house, or one that its link does not belong to. */
  | 'unknown_order'
  /** Less or more than what the order waits for. */
  | 'wrong_amount'
  | 'wrong_currency'
  /** The order was paid before: also by hand. */
  | 'paid_before'
  /** The order ended, or one of its artists is awaited. */
  | 'not_due'
  /** It was given back at the provider before the house heard of it. */
  | 'given_back';

const problem = oneOf<PaymentProblem>({
  unknown_order: true,
  wrong_amount: true,
  wrong_currency: true,
  paid_before: true,
  not_due: true,
  given_back: true,
});

/** In the smallest unit of a currency. */
const minorAmount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** `providerPayments/{id}`: money that came by the payment provider, whose id it has. Each is recorded once. */
export const storedProviderPayment = v.object({
  provider: requiredText,
  /** Order that its link belongs to; null where there is none. */
  orderId: v.nullable(requiredText),
  minorAmount,
  currency: requiredText,
  /** Provider's fee in paise; null before it is known. */
  minorFee: nullable(minorAmount),
  /** When it was begun. */
  paidAt: time,
  recordedAt: time,
  /** Event by which it was recorded; null where the house asked the provider. */
  eventId: nullable(requiredText),
  /** Null where it paid for its order. */
  problem: v.nullable(problem),
  /** True while it pays for no order and is not given back. */
  isStray: flag,
  /** Sum that was given back or is under way. */
  minorRefunded: minorAmount,
  /** Refunds that the provider was ever asked for: the next one's number. */
  refunds: count,
  /** State of a stray payment: whether it is being given back, and whether the provider could not. */
  isUnderWay: flag,
  hasFailed: flag,
  /** Bank's reference of a stray payment that was given back by hand. */
  handReference: nullable(requiredText),
});
export type StoredProviderPayment = v.InferOutput<typeof storedProviderPayment>;

/** `requested` until the provider has it, `sent` until it says how it ended. */
export type ProviderRefundState = 'requested' | 'sent' | 'refunded' | 'failed';

/** `providerRefunds/{key}`: money that the provider is asked to give back; the key is the provider's too. */
export const storedProviderRefund = v.object({
  provider: requiredText,
  paymentId: requiredText,
  /** Null for a stray payment. */
  orderId: v.nullable(requiredText),
  minorAmount,
  state: oneOf<ProviderRefundState>({ requested: true, sent: true, refunded: true, failed: true }),
  /** Provider's id; null before it has answered. */
  refundId: nullable(requiredText),
  createdAt: time,
  updatedAt: time,
});
export type StoredProviderRefund = v.InferOutput<typeof storedProviderRefund>;
