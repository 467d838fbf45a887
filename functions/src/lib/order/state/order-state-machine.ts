import { dropClaimant } from './claim-transitions.ts';
import {
  CANCELLABLE,
  canCancel,
  computeOnlineRefund,
  computeOpenAmount,
  computePaidOut,
  computeRefundToMake,
  computeTransfer,
} from './order-amounts.ts';
import { deriveState, endSubOrders, type OrderState, type TransitionResult } from './order-state.ts';
import { applyPaymentTransition, type PaymentTransition } from './payment-transitions.ts';
import { applySubOrderTransition, type SubOrderTransition } from './sub-order-transitions.ts';

/** `email`: a confirmed address by which the house reaches them about money that is open. */
interface LeavingBuyer {
  name: 'dropBuyer';
  email?: string | null;
}

/** `cancel` is the buyer's; the erasure of the buyer's account drops the buyer. */
export type OrderTransition = SubOrderTransition | PaymentTransition | { name: 'cancel' } | LeavingBuyer;

/** Makes a transition at `now` (state machine of orders). The caller has checked who may make it. */
export function applyTransition(state: OrderState, transition: OrderTransition, now: Date): TransitionResult {
  if ('artistId' in transition) return changeSubOrder(state, transition, now);
  switch (transition.name) {
    case 'cancel':
      return cancelOrder(state, now);
    case 'dropBuyer':
      return dropBuyer(state, transition, now);
    default:
      return applyPaymentTransition(state, transition, now);
  }
}

function changeSubOrder(state: OrderState, transition: SubOrderTransition, now: Date): TransitionResult {
  const subOrder = state.subOrders.find(({ artistId }) => artistId === transition.artistId);
  const next = subOrder ? applySubOrderTransition(state.order, subOrder, transition, now) : 'refused';
  if (typeof next === 'string') return next;
  const subOrders = state.subOrders.map((one) => (one === subOrder ? { ...one, ...next.change, updatedAt: now } : one));
  const { event, note, noteBy } = next;
  const events = event === undefined ? [] : [{ event, note, noteBy, artistId: transition.artistId }];
  return deriveState(state, { subOrders, now, events });
}

function cancelOrder(state: OrderState, now: Date): TransitionResult {
  if (state.order.status === 'cancelled') return 'same';
  if (!canCancel(state.order, state.subOrders)) return 'refused';
  const events = [{ event: 'cancelled', artistId: null }] as const;
  return deriveState(state, { subOrders: endSubOrders(state.subOrders, CANCELLABLE, now), now, events });
}

/** Returns the amount that an administrator can confirm now with a transition; 0 where there is none. */
export function amountToConfirm(
  { order, subOrders }: OrderState,
  transition:
    | { name: 'received' | 'refunded' | 'refundOnline' }
    | { name: 'paidOut' | 'payoutReturned' | 'reversed'; artistId: number },
): number {
  switch (transition.name) {
    case 'received':
      return computeOpenAmount(order);
    case 'refunded':
      return computeRefundToMake(order);
    case 'refundOnline':
      return computeOnlineRefund(order);
    default: {
      const subOrder = subOrders.find(({ artistId }) => artistId === transition.artistId);
      if (subOrder === undefined) return 0;
      if (transition.name === 'payoutReturned') return computePaidOut(subOrder);
      if (transition.name === 'reversed') return subOrder.reversalStatus === 'due' ? subOrder.reversalAmount : 0;
      return subOrder.payoutStatus === 'due' ? computeTransfer(subOrder) : 0;
    }
  }
}

/** Ends what is unpaid; an open claim still waits, as money may come. What is paid goes on, with its address. */
function dropBuyer({ order, subOrders }: OrderState, { email }: LeavingBuyer, now: Date): TransitionResult {
  if (order.buyerId === null) return 'same';
  const ended = order.payment === null ? endSubOrders(subOrders, CANCELLABLE, now) : subOrders;
  const isEnded = ended.some((subOrder, index) => subOrder !== subOrders[index]);
  return deriveState(
    { order: { ...order, buyerId: null, ...(email && { leaverEmail: email }) }, subOrders },
    {
      subOrders: ended.map((subOrder) => ({ ...subOrder, ...dropClaimant(subOrder, now), buyerId: null })),
      now,
      events: isEnded ? [{ event: 'cancelled', artistId: null }] : [],
    },
  );
}
