import {
  confirmStrayRefund,
  refundOnline,
  refundStrayPayment,
} from '@aperture-byline/contract/endpoints/studio/studio-order';
import { mutationOptions } from '@tanstack/react-query';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { PRIVATE } from '#entities/session/api/private-requests.ts';
import { paymentsQuery } from './studio-queries.ts';

/** Sends a step of a refund, one at a time for what is given back; reads the list again whatever the answer is. */
const refundMutation = <Input>(uid: string, paid: string, send: (input: Input) => Promise<null>) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'refund', paid],
    meta: { changesWaiting: true },
    mutationFn: send,
    onSettled: (_answer, _error, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: paymentsQuery(uid).queryKey }),
  });

/** Asks the provider to give back an amount of an order, whole rupees as they were seen. */
export const refundOnlineMutation = (uid: string, orderId: string) =>
  refundMutation(uid, orderId, (amount: number) =>
    callAuthenticated(refundOnline, { params: { orderId }, body: { amount } }),
  );

/** Asks the provider to give back a payment that pays for no order. */
export const refundStrayPaymentMutation = (uid: string, paymentId: string) =>
  refundMutation<void>(uid, paymentId, () =>
    callAuthenticated(refundStrayPayment, { params: { paymentId }, body: {} }),
  );

/** Confirms that such a payment was given back by a transfer, by the bank's reference of it. */
export const confirmStrayRefundMutation = (uid: string, paymentId: string) =>
  refundMutation(uid, paymentId, (reference: string) =>
    callAuthenticated(confirmStrayRefund, { params: { paymentId }, body: { reference } }),
  );
