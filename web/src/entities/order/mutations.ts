import type { BodyOf } from '@aperture-byline/contract/endpoints/endpoint';
import {
  cancelOrder,
  claimPayment,
  confirmArrival,
  payOnline,
  withdrawPayment,
} from '@aperture-byline/contract/endpoints/shop/order';
import {
  acceptOrder,
  confirmPayment,
  confirmPayout,
  confirmRefund,
  confirmReversal,
  declineOrder,
  deliverOrder,
  prepareOrder,
  rejectPaymentClaim,
  shipOrder,
} from '@aperture-byline/contract/endpoints/studio/studio-order';
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { ArtistTransition, Order } from '@aperture-byline/contract/order/wire';
import { mutationOptions } from '@tanstack/react-query';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { PRIVATE } from '#entities/session/api/private-requests.ts';
import { ApiError } from '#lib/api/api.ts';
import { showError, showToast } from '#lib/toast.ts';
import {
  orderQuery,
  ordersQuery,
  paymentsQuery,
  recordedTransfersQuery,
  studioOrdersQuery,
} from './private-queries.ts';

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

/** Sends a transition; its key holds for all, so that only one is under way until the list is fresh. */
export const subOrderTransitionMutation = (uid: string, orderId: string) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'sub-order transition', orderId],
    meta: { changesWaiting: true },
    mutationFn: (transition: ArtistTransition) => sendTransition(orderId, transition),
    onSettled: (_answer, _error, _move, _result, { client }) =>
      client.invalidateQueries({ queryKey: studioOrdersQuery(uid).queryKey }),
  });

function sendTransition(orderId: string, transition: ArtistTransition) {
  const params = { orderId };
  switch (transition.name) {
    case 'accept':
      return callAuthenticated(acceptOrder, { params, body: {} });
    case 'decline':
      return callAuthenticated(declineOrder, { params, body: { reason: transition.reason } });
    case 'prepare':
      return callAuthenticated(prepareOrder, { params, body: {} });
    case 'ship':
      return callAuthenticated(shipOrder, {
        params,
        body: { carrier: transition.carrier, tracking: transition.tracking },
      });
    case 'deliver':
      return callAuthenticated(deliverOrder, { params, body: {} });
  }
}

/** Transfer to confirm: the amount that was seen, or is due. `artist` was paid for all `orders`, or sent it back. */
export type Transfer = { amount: number } & (
  | { kind: 'received' | 'refunded'; orderId: string }
  | { kind: 'reversed'; orderId: string; artist: number }
  | { kind: 'paidOut'; artist: number; orders: readonly { orderId: string; amount: number }[] }
);

/** Confirms a transfer and what came of it. Reads the list again whatever the answer is. */
export const confirmMutation = (uid: string, transfer: Transfer) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'confirm', transfer],
    meta: { changesWaiting: true },
    mutationFn: (typed: { reference: string; amount: number }) => sendConfirmation(transfer, typed),
    onSettled: (_answer, _error, _typed, _result, { client }) => {
      client.invalidateQueries({ queryKey: paymentsQuery(uid).queryKey });
      client.invalidateQueries({ queryKey: recordedTransfersQuery(uid).queryKey });
    },
  });

/** Reports a claimed payment as not found. Reads the list again whatever the answer is. */
export const rejectClaimMutation = (uid: string, orderId: string) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'reject claim', orderId],
    meta: { changesWaiting: true },
    mutationFn: (reference: string) =>
      callAuthenticated(rejectPaymentClaim, { params: { orderId }, body: { reference } }),
    onSettled: (_answer, _error, _reference, _result, { client }) => {
      client.invalidateQueries({ queryKey: paymentsQuery(uid).queryKey });
    },
  });

function sendConfirmation(transfer: Transfer, typed: { reference: string; amount: number }) {
  const { reference } = typed;
  if (transfer.kind === 'paidOut') {
    const orders = transfer.orders.map(({ orderId, amount }) => ({ orderId, amount }));
    return callAuthenticated(confirmPayout, {
      params: { artistId: String(transfer.artist) },
      body: { reference, orders },
    });
  }
  const params = { orderId: transfer.orderId };
  const body = { reference, amount: transfer.amount };
  switch (transfer.kind) {
    case 'received':
      return callAuthenticated(confirmPayment, { params, body: { ...typed, due: transfer.amount } });
    case 'refunded':
      return callAuthenticated(confirmRefund, { params, body });
    case 'reversed':
      return callAuthenticated(confirmReversal, { params, body: { ...body, artist: transfer.artist } });
  }
}

/** Tells that an order has changed, or that a transition could not be made: `text`. */
export function showTransitionFailure(error: Error, text: string = orderMessages.transitionFailed): void {
  if (isWrongState(error)) showToast('warning', orderMessages.changed);
  else showError(error, text);
}
