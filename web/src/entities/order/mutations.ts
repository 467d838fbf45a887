import { cancelOrder } from '@aperture-byline/contract/endpoints/order';
import {
  acceptOrder,
  confirmPayment,
  confirmPayout,
  confirmRefund,
  declineOrder,
  deliverOrder,
  prepareOrder,
  shipOrder,
} from '@aperture-byline/contract/endpoints/studio-order';
import type { ArtistTransition } from '@aperture-byline/contract/order/studio-wire';
import { mutationOptions } from '@tanstack/react-query';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { PRIVATE } from '#entities/session/api/private-requests.ts';
import { ApiError } from '#lib/api.ts';
import { orderQuery, ordersQuery, paymentsQuery, studioOrdersQuery } from './private-queries.ts';

/** The order or its sub-order is not in the state any more in which a call wanted to change it. */
export function isWrongState(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'WRONG_STATE';
}

/** Cancels an order; the cached one is what the server answers, or is read again where the cancelling failed. */
export const cancelOrderMutation = (uid: string, orderId: string) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'cancel order', orderId],
    mutationFn: () => callAuthenticated(cancelOrder, { params: { orderId }, body: {} }),
    onSuccess: (order, _nothing, _result, { client }) => {
      client.setQueryData(orderQuery(uid, orderId).queryKey, order);
      client.invalidateQueries({ queryKey: ordersQuery(uid).queryKey });
    },
    onError: (_error, _nothing, _result, { client }) =>
      client.invalidateQueries({ queryKey: orderQuery(uid, orderId).queryKey }),
  });

/** A transition of the artist's sub-order; its key holds for all of them, so that only one is under way until the list is fresh. */
export const subOrderTransitionMutation = (uid: string, orderId: string) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'sub-order transition', orderId],
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

/**
 * What an administrator confirms of an order: the amount is the one that they saw. `artist` is the user id of who was paid out.
 */
export type Transfer = { orderId: string; amount: number } & (
  | { kind: 'received' | 'refunded' }
  | { kind: 'paidOut'; artist: number }
);

/** Confirms a transfer with its reference. The list is read again whatever the answer is. */
export const confirmMutation = (uid: string, transfer: Transfer) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'confirm', transfer],
    mutationFn: (reference: string) => sendConfirmation(transfer, reference),
    onSettled: (_answer, _error, _reference, _result, { client }) => {
      client.invalidateQueries({ queryKey: paymentsQuery(uid).queryKey });
    },
  });

function sendConfirmation(transfer: Transfer, reference: string) {
  const params = { orderId: transfer.orderId };
  const body = { reference, amount: transfer.amount };
  switch (transfer.kind) {
    case 'received':
      return callAuthenticated(confirmPayment, { params, body: { ...body, due: transfer.amount } });
    case 'refunded':
      return callAuthenticated(confirmRefund, { params, body });
    case 'paidOut':
      return callAuthenticated(confirmPayout, { params, body: { ...body, artist: transfer.artist } });
  }
}
