import type { StrayPayment } from '@aperture-byline/contract/order/payments/payments-wire';

/** Why a payment pays for no order, in words for whoever decides about it. */
const PROBLEMS: Readonly<Record<StrayPayment['problem'], string>> = {
  unknown_order: 'It names no order of ours.',
  wrong_amount: 'It is another amount than the order waits for.',
  wrong_currency: 'It is in another currency than rupees.',
  paid_before: 'The order was paid before.',
  given_back: 'It was given back at the provider before we heard of it.',
  not_due: 'The order has ended, or does not wait for a payment.',
};

export const paymentProblemText = (problem: StrayPayment['problem']): string => PROBLEMS[problem];

export const payerName = ({ buyerName }: StrayPayment): string => buyerName ?? 'the buyer';
