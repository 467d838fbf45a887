import type { OpenPayments } from '@aperture-byline/contract/order/payments/payments-wire';
import Payments from '../../src/features/studio-sales/payments/payments.tsx';
import { answerCalls } from '../pages/answer-calls.ts';
import { draw } from '../pages/render-page.tsx';

export const PAYMENTS = 'GET /studio/payment';

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

/** Opens what an administrator confirms. The answers may change. */
export function openPayments(first: Partial<OpenPayments>, change: Record<string, unknown> = {}) {
  const answers: Record<string, unknown> = {
    [PAYMENTS]: { ...NO_PAYMENTS, ...first },
    'GET /studio/payment/recorded': [],
    ...change,
  };
  const calls = answerCalls(answers);
  draw(<Payments uid="admin" />, '/studio/payments');
  const sent = () => calls.flatMap(({ name, body }) => (name.startsWith('POST') ? [{ name, body }] : []));
  return { answers, sent };
}
