import type { OpenPayments } from '@aperture-byline/contract/order/payments/payments-wire';

/** Answer to an administrator who has nothing to confirm. */
export const NO_PAYMENTS: OpenPayments = {
  payments: [],
  refunds: [],
  strayPayments: [],
  payouts: [],
  openFiles: 0,
  reversals: [],
  disputes: [],
  late: [],
};
