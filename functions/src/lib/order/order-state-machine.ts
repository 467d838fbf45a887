import { NO_ADDRESS } from '@aperture-byline/contract/address/stored';
import { isEndedWithoutSale } from '@aperture-byline/contract/order/order-summary';
import type {
  OrderEvent,
  StoredOrder,
  StoredSubOrder,
  SubOrderStatus,
  TimelineEntry,
} from '@aperture-byline/contract/order/stored';
import {
  addBusinessDays,
  CANCELLABLE,
  canCancel,
  computeAmountDue,
  computeOpenRefund,
  deriveOrderStatus,
  sumRefunds,
} from './order-amounts.ts';
import {
  applySubOrderTransition,
  PAY_WITHIN,
  PREPARE_WITHIN,
  REMIND_TO_PAY_AFTER,
  type SubOrderTransition,
} from './sub-order-transitions.ts';

/** Business days between the payment and the artist's payout. */
const PAYOUT_WITHIN = 7;

/** An order with all of its sub-orders. */
export interface OrderState {
  order: StoredOrder;
  subOrders: readonly StoredSubOrder[];
}

/** What the schedule does about a payment that is due when a time has passed. */
export type ScheduledPaymentTransition = { name: 'remindToPay' | 'endUnpaid' };

/** What an administrator confirms about the whole order: the amount is the one that they saw. */
type Confirmation = { name: 'received' | 'refunded'; reference: string; amount: number };

/** `cancel` is the buyer's; the erasure of the buyer's account drops the buyer. */
export type OrderTransition =
  | SubOrderTransition
  | ScheduledPaymentTransition
  | Confirmation
  | { name: 'cancel' | 'dropBuyer' };

/**
 * The state after a transition; `same` where this very transition was made before, or there is nothing to do; `refused` where the present
 * state does not allow it. Neither changes anything.
 */
export type TransitionResult = OrderState | 'same' | 'refused';

/** The state machine of orders: the result of a transition at `now`. Whoever calls has checked that the caller may make it. */
export function applyTransition(state: OrderState, transition: OrderTransition, now: Date): TransitionResult {
  switch (transition.name) {
    case 'cancel':
      return cancelOrder(state, now);
    case 'received':
      return receivePayment(state, transition, now);
    case 'refunded':
      return confirmRefund(state, transition, now);
    case 'dropBuyer':
      return dropBuyer(state, now);
    case 'remindToPay':
      return remindToPay(state, now);
    case 'endUnpaid':
      return endUnpaid(state, now);
    default: {
      const subOrder = state.subOrders.find(({ artistId }) => artistId === transition.artistId);
      const next = subOrder ? applySubOrderTransition(state.order, subOrder, transition, now) : 'refused';
      if (typeof next === 'string') return next;
      const subOrders = state.subOrders.map((one) =>
        one === subOrder ? { ...one, ...next.change, updatedAt: now } : one,
      );
      return deriveState(state, { subOrders, now, events: [{ ...next, artistId: transition.artistId }] });
    }
  }
}

function cancelOrder(state: OrderState, now: Date): TransitionResult {
  if (state.order.status === 'cancelled') return 'same';
  if (!canCancel(state.subOrders)) return 'refused';
  const events = [{ event: 'cancelled', artistId: null }] as const;
  return deriveState(state, { subOrders: endSubOrders(state.subOrders, CANCELLABLE, now), now, events });
}

function endSubOrders(
  subOrders: readonly StoredSubOrder[],
  statuses: readonly SubOrderStatus[],
  now: Date,
): readonly StoredSubOrder[] {
  return subOrders.map((subOrder) =>
    statuses.includes(subOrder.status)
      ? { ...subOrder, status: 'cancelled', remindAt: null, updatedAt: now }
      : subOrder,
  );
}

/** What an administrator can confirm now with such a transition; 0 where there is nothing. */
export function amountToConfirm(
  { order, subOrders }: OrderState,
  transition: { name: Confirmation['name'] } | { name: 'paidOut'; artistId: number },
): number {
  switch (transition.name) {
    case 'received':
      return order.paymentStatus === 'due' ? order.amountDue : 0;
    case 'refunded':
      return computeOpenRefund(order);
    case 'paidOut': {
      const subOrder = subOrders.find(({ artistId }) => artistId === transition.artistId);
      return subOrder?.payoutStatus === 'due' ? subOrder.subtotal : 0;
    }
  }
}

function remindToPay({ order, subOrders }: OrderState, now: Date): TransitionResult {
  const { payRemindAt, payBy } = order;
  if (payRemindAt === null || now < payRemindAt || payBy === null || now >= payBy) return 'same';
  const events = [{ event: 'payment_reminded', artistId: null }] as const;
  return deriveState({ order: { ...order, payRemindAt: null }, subOrders }, { subOrders, now, events });
}

function endUnpaid(state: OrderState, now: Date): TransitionResult {
  const { payBy } = state.order;
  if (payBy === null || now < payBy) return 'same';
  const events = [{ event: 'unpaid', artistId: null }] as const;
  return deriveState(state, { subOrders: endSubOrders(state.subOrders, ['accepted'], now), now, events });
}

function receivePayment(
  { order, subOrders }: OrderState,
  { reference, amount }: Omit<Confirmation, 'name'>,
  now: Date,
): TransitionResult {
  const { payment } = order;
  if (payment !== null)
    return payment.reference === reference && payment.amount === amount ? 'same' : 'refused';
  if (order.paymentStatus !== 'due' || amount !== order.amountDue) return 'refused';
  const paid: Partial<StoredSubOrder> = {
    paidAt: now,
    prepareBy: new Date(now.getTime() + PREPARE_WITHIN),
    payoutStatus: 'due',
    payoutDueAt: addBusinessDays(now, PAYOUT_WITHIN),
    updatedAt: now,
  };
  return deriveState(
    { order: { ...order, payment: { amount, reference, at: now } }, subOrders },
    {
      subOrders: subOrders.map((subOrder) =>
        isEndedWithoutSale(subOrder) ? subOrder : { ...subOrder, ...paid },
      ),
      now,
      events: [{ event: 'paid', artistId: null }],
    },
  );
}

function confirmRefund(
  { order, subOrders }: OrderState,
  { reference, amount }: Omit<Confirmation, 'name'>,
  now: Date,
): TransitionResult {
  const known = order.refunds.find((one) => one.reference === reference);
  if (known) return known.amount === amount ? 'same' : 'refused';
  if (order.refundStatus !== 'due' || amount !== computeOpenRefund(order)) return 'refused';
  const refunds = [...order.refunds, { amount, reference, at: now }];
  return deriveState(
    { order: { ...order, refunds }, subOrders },
    { subOrders, now, events: [{ event: 'refunded', artistId: null }] },
  );
}

/** Ends what nobody paid for. What is paid goes on, and its address stays until everything has arrived. */
function dropBuyer({ order, subOrders }: OrderState, now: Date): TransitionResult {
  if (order.buyerId === null) return 'same';
  const isPaid = order.payment !== null;
  const ended = isPaid ? subOrders : endSubOrders(subOrders, CANCELLABLE, now);
  const isEnded = ended.some((subOrder, index) => subOrder !== subOrders[index]);
  return deriveState(
    { order: { ...order, buyerId: null }, subOrders },
    {
      subOrders: ended.map((subOrder) => ({ ...subOrder, buyerId: null })),
      now,
      events: isEnded ? [{ event: 'cancelled', artistId: null }] : [],
    },
  );
}

/** Derives what the order says of its sub-orders, and what follows for payment and refund. */
function deriveState(
  { order }: OrderState,
  {
    subOrders,
    now,
    events,
  }: {
    subOrders: readonly StoredSubOrder[];
    now: Date;
    events: readonly { event: OrderEvent; artistId: number | null; note?: string }[];
  },
): OrderState {
  const { payment } = order;
  const amountDue = computeAmountDue(subOrders);
  const refundAmount = payment === null ? 0 : payment.amount - amountDue;
  const isRefunded = sumRefunds(order) >= refundAmount;
  const refundStatus = refundAmount === 0 ? 'none' : isRefunded ? 'paid' : 'due';
  const paidStatus = amountDue === 0 && isRefunded ? 'refunded' : 'paid';
  const paymentStatus = payment !== null ? paidStatus : amountDue > 0 ? 'due' : 'not_due';
  const isOver = subOrders.every(
    (subOrder) => isEndedWithoutSale(subOrder) || subOrder.status === 'delivered',
  );
  const isDue = paymentStatus === 'due';
  const wasDue = order.paymentStatus === 'due';
  const after = (time: number) => new Date(now.getTime() + time);
  const follow: readonly { event: OrderEvent; artistId: null }[] = [
    // Again where an artist who leaves makes it less.
    ...(isDue && (!wasDue || amountDue !== order.amountDue)
      ? [{ event: 'payment_due', artistId: null } as const]
      : []),
    ...(refundStatus === 'due' && order.refundAmount !== refundAmount
      ? [{ event: 'refund_due', artistId: null } as const]
      : []),
  ];
  const entries = [...events, ...follow].map(
    ({
      event,
      artistId,
      note,
    }: {
      event: OrderEvent;
      artistId: number | null;
      note?: string;
    }): TimelineEntry => ({
      at: now,
      event,
      artistId,
      note: note ?? null,
    }),
  );
  return {
    order: {
      ...order,
      status: deriveOrderStatus(subOrders.map(({ status }) => status)),
      amountDue,
      paymentStatus,
      payRemindAt: isDue ? (wasDue ? order.payRemindAt : after(REMIND_TO_PAY_AFTER)) : null,
      payBy: isDue ? (wasDue ? order.payBy : after(PAY_WITHIN)) : null,
      refundStatus,
      refundAmount,
      // A copy, so that it is written over whatever is stored.
      ...(order.buyerId === null && isOver && { buyerName: '', address: { ...NO_ADDRESS } }),
      timeline: [...order.timeline, ...entries],
      updatedAt: now,
    },
    subOrders,
  };
}
