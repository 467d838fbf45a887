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
import type { ArtistTransition } from '@aperture-byline/contract/order/wire';
import { mutationOptions } from '@tanstack/react-query';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { PRIVATE } from '#entities/session/api/private-requests.ts';
import { paymentsQuery, recordedTransfersQuery, studioOrdersQuery } from './studio-queries.ts';

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
