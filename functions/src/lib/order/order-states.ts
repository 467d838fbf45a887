import type { AddressFields } from '@aperture-byline/contract/address/stored';
import { isEndedWithoutSale } from '@aperture-byline/contract/order/order-summary';
import type {
  OrderEvent,
  PartStatus,
  StoredOrder,
  StoredPart,
  TimelineEntry,
} from '@aperture-byline/contract/order/stored';
import {
  addBusinessDays,
  amountDueOf,
  CANCELLABLE,
  canCancel,
  openRefundOf,
  orderStatusOf,
  refundedOf,
} from './order-amounts.ts';
import { movePart, PAY_WITHIN, type PartMove, PREPARE_WITHIN, REMIND_TO_PAY_AFTER } from './part-moves.ts';

/** Business days between the payment and the artist's payout. */
const PAYOUT_WITHIN = 7;

/** An order with all of its parts. */
export interface OrderState {
  order: StoredOrder;
  parts: readonly StoredPart[];
}

/** What the schedule does about a payment that is due when a time has passed. */
export type PaymentScheduleMove = { name: 'remindToPay' | 'endUnpaid' };

/** What an administrator confirms about the whole order: the amount is the one that they saw. */
type Confirmation = { name: 'received' | 'refunded'; reference: string; amount: number };

/** `cancel` is the buyer's; the erasure of the buyer's account drops the buyer. */
export type OrderMove = PartMove | PaymentScheduleMove | Confirmation | { name: 'cancel' | 'dropBuyer' };

/**
 * The state after a move; `same` where this very move was made before, or there is nothing to do; `refused` where the present
 * state does not allow it. Neither changes anything.
 */
export type MoveResult = OrderState | 'same' | 'refused';

/** The result of a move at `now`. Whoever calls has checked that the caller may make it. */
export function applyMove(state: OrderState, move: OrderMove, now: Date): MoveResult {
  switch (move.name) {
    case 'cancel':
      return cancel(state, now);
    case 'received':
      return receive(state, move, now);
    case 'refunded':
      return refund(state, move, now);
    case 'dropBuyer':
      return dropBuyer(state, now);
    case 'remindToPay':
      return remindToPay(state, now);
    case 'endUnpaid':
      return endUnpaid(state, now);
    default: {
      const part = state.parts.find(({ artistId }) => artistId === move.artistId);
      const next = part ? movePart(state.order, part, move, now) : 'refused';
      if (typeof next === 'string') return next;
      const parts = state.parts.map((one) =>
        one === part ? { ...one, ...next.change, updatedAt: now } : one,
      );
      return deriveState(state, { parts, now, events: [{ ...next, artistId: move.artistId }] });
    }
  }
}

function cancel(state: OrderState, now: Date): MoveResult {
  if (state.order.status === 'cancelled') return 'same';
  if (!canCancel(state.parts)) return 'refused';
  const events = [{ event: 'cancelled', artistId: null }] as const;
  return deriveState(state, { parts: endParts(state.parts, CANCELLABLE, now), now, events });
}

function endParts(
  parts: readonly StoredPart[],
  statuses: readonly PartStatus[],
  now: Date,
): readonly StoredPart[] {
  return parts.map((part) =>
    statuses.includes(part.status) ? { ...part, status: 'cancelled', remindAt: null, updatedAt: now } : part,
  );
}

/** What an administrator can confirm now with such a move; 0 where there is nothing. */
export function amountToConfirm(
  { order, parts }: OrderState,
  move: { name: Confirmation['name'] } | { name: 'paidOut'; artistId: number },
): number {
  switch (move.name) {
    case 'received':
      return order.paymentStatus === 'due' ? order.amountDue : 0;
    case 'refunded':
      return openRefundOf(order);
    case 'paidOut': {
      const part = parts.find(({ artistId }) => artistId === move.artistId);
      return part?.payoutStatus === 'due' ? part.subtotal : 0;
    }
  }
}

function remindToPay({ order, parts }: OrderState, now: Date): MoveResult {
  const { payRemindAt, payBy } = order;
  if (payRemindAt === null || now < payRemindAt || payBy === null || now >= payBy) return 'same';
  const events = [{ event: 'payment_reminded', artistId: null }] as const;
  return deriveState({ order: { ...order, payRemindAt: null }, parts }, { parts, now, events });
}

function endUnpaid(state: OrderState, now: Date): MoveResult {
  const { payBy } = state.order;
  if (payBy === null || now < payBy) return 'same';
  const events = [{ event: 'unpaid', artistId: null }] as const;
  return deriveState(state, { parts: endParts(state.parts, ['accepted'], now), now, events });
}

function receive(
  { order, parts }: OrderState,
  { reference, amount }: Omit<Confirmation, 'name'>,
  now: Date,
): MoveResult {
  const { payment } = order;
  if (payment !== null)
    return payment.reference === reference && payment.amount === amount ? 'same' : 'refused';
  if (order.paymentStatus !== 'due' || amount !== order.amountDue) return 'refused';
  const paid: Partial<StoredPart> = {
    paidAt: now,
    prepareBy: new Date(now.getTime() + PREPARE_WITHIN),
    payoutStatus: 'due',
    payoutDueAt: addBusinessDays(now, PAYOUT_WITHIN),
    updatedAt: now,
  };
  return deriveState(
    { order: { ...order, payment: { amount, reference, at: now } }, parts },
    {
      parts: parts.map((part) => (isEndedWithoutSale(part) ? part : { ...part, ...paid })),
      now,
      events: [{ event: 'paid', artistId: null }],
    },
  );
}

function refund(
  { order, parts }: OrderState,
  { reference, amount }: Omit<Confirmation, 'name'>,
  now: Date,
): MoveResult {
  const known = order.refunds.find((one) => one.reference === reference);
  if (known) return known.amount === amount ? 'same' : 'refused';
  if (order.refundStatus !== 'due' || amount !== openRefundOf(order)) return 'refused';
  const refunds = [...order.refunds, { amount, reference, at: now }];
  return deriveState(
    { order: { ...order, refunds }, parts },
    { parts, now, events: [{ event: 'refunded', artistId: null }] },
  );
}

/** Ends what nobody paid for. What is paid goes on, and its address stays until everything has arrived. */
function dropBuyer({ order, parts }: OrderState, now: Date): MoveResult {
  if (order.buyerId === null) return 'same';
  const isPaid = order.payment !== null;
  const ended = isPaid ? parts : endParts(parts, CANCELLABLE, now);
  const isEnded = ended.some((part, index) => part !== parts[index]);
  return deriveState(
    { order: { ...order, buyerId: null }, parts },
    {
      parts: ended.map((part) => ({ ...part, buyerId: null })),
      now,
      events: isEnded ? [{ event: 'cancelled', artistId: null }] : [],
    },
  );
}

const MASKED: AddressFields = {
  recipient: '',
  address: '',
  city: '',
  state: '',
  country: '',
  postalCode: '',
  email: '',
  phone: '',
  alternatePhone: '',
};

/** Derives what the order says of its parts, and what follows for payment and refund. */
function deriveState(
  { order }: OrderState,
  {
    parts,
    now,
    events,
  }: {
    parts: readonly StoredPart[];
    now: Date;
    events: readonly { event: OrderEvent; artistId: number | null; note?: string }[];
  },
): OrderState {
  const { payment } = order;
  const amountDue = amountDueOf(parts);
  const refundAmount = payment === null ? 0 : payment.amount - amountDue;
  const isRefunded = refundedOf(order) >= refundAmount;
  const refundStatus = refundAmount === 0 ? 'none' : isRefunded ? 'paid' : 'due';
  const paidStatus = amountDue === 0 && isRefunded ? 'refunded' : 'paid';
  const paymentStatus = payment !== null ? paidStatus : amountDue > 0 ? 'due' : 'not_due';
  const isOver = parts.every((part) => isEndedWithoutSale(part) || part.status === 'delivered');
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
      status: orderStatusOf(parts.map(({ status }) => status)),
      amountDue,
      paymentStatus,
      payRemindAt: isDue ? (wasDue ? order.payRemindAt : after(REMIND_TO_PAY_AFTER)) : null,
      payBy: isDue ? (wasDue ? order.payBy : after(PAY_WITHIN)) : null,
      refundStatus,
      refundAmount,
      ...(order.buyerId === null && isOver && { buyerName: '', address: MASKED }),
      timeline: [...order.timeline, ...entries],
      updatedAt: now,
    },
    parts,
  };
}
