import type { BodyOf } from '@aperture-byline/contract/endpoints/endpoint';
import {
  cancelOrder,
  claimPayment,
  confirmArrival,
  payOnline,
  withdrawPayment,
} from '@aperture-byline/contract/endpoints/shop/order';
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { Order } from '@aperture-byline/contract/order/wire';
import { mutationOptions } from '@tanstack/react-query';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { PRIVATE } from '#entities/session/api/private-requests.ts';
import { ApiError } from '#lib/api/api.ts';
import { showError, showToast } from '#lib/toast.ts';
import { orderQuery, ordersQuery } from './private-queries.ts';

/** The order or its sub-order is not in the state any more in which a call wanted to change it. */
export function isWrongState(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'WRONG_STATE';
}

/** Sends a buyer's action; shows the order that the server answers, and reads it again after a failure. */
export const ownOrderMutation = <Input>(
  { uid, orderId, name }: { uid: string; orderId: string; name: string },
  send: (input: Input) => Promise<Order>,
) =>
  mutationOptions({
    mutationKey: [PRIVATE, name, orderId],
    meta: { changesWaiting: true },
    mutationFn: send,
    onSuccess: (order, _input, _result, { client }) => {
      client.setQueryData(orderQuery(uid, orderId).queryKey, order);
      client.invalidateQueries({ queryKey: ordersQuery(uid).queryKey });
    },
    onError: (_error, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: orderQuery(uid, orderId).queryKey }),
  });

export const cancelOrderMutation = (uid: string, orderId: string) =>
  ownOrderMutation<void>({ uid, orderId, name: 'cancel order' }, () =>
    callAuthenticated(cancelOrder, { params: { orderId }, body: {} }),
  );

export const claimPaymentMutation = (uid: string, orderId: string) =>
  ownOrderMutation({ uid, orderId, name: 'claim payment' }, (body: BodyOf<typeof claimPayment>) =>
    callAuthenticated(claimPayment, { params: { orderId }, body }),
  );

export const withdrawPaymentMutation = (uid: string, orderId: string) =>
  ownOrderMutation({ uid, orderId, name: 'withdraw payment' }, (reference: string) =>
    callAuthenticated(withdrawPayment, { params: { orderId }, body: { reference } }),
  );

/** Asks for the address of the provider's page. Reads the order again where that is refused: it has changed. */
export const payOnlineMutation = (uid: string, orderId: string) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'pay online', orderId],
    mutationFn: () => callAuthenticated(payOnline, { params: { orderId }, body: {} }),
    onError: (_error, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: orderQuery(uid, orderId).queryKey }),
  });

export const confirmArrivalMutation = (uid: string, orderId: string) =>
  ownOrderMutation({ uid, orderId, name: 'confirm arrival' }, (artist: number) =>
    callAuthenticated(confirmArrival, { params: { orderId }, body: { artist } }),
  );

/** Tells that an order has changed, or that a transition could not be made: `text`. */
export function showTransitionFailure(error: Error, text: string = orderMessages.transitionFailed): void {
  if (isWrongState(error)) showToast('warning', orderMessages.changed);
  else showError(error, text);
}
