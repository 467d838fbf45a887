import type { AddressFields } from '../address/stored.ts';
import {
  addBusinessDays,
  amountDueOf,
  canCancel,
  isEndedWithoutSale,
  orderStatusOf,
  refundedOf,
} from './order-amounts.ts';
import { movePart, type PartMove, PREPARE_WITHIN } from './part-moves.ts';
import type { OrderEvent, PartStatus, StoredOrder, StoredPart, TimelineEntry } from './stored.ts';

/** Business days between the payment and the artist's payout. */
const PAYOUT_WITHIN = 7;

/** An order with all of its parts. */
export interface OrderState {
  order: StoredOrder;
  parts: readonly StoredPart[];
}

/**
 * `cancel` is the buyer's; an administrator confirms what was `received` and `refunded`; the erasure of the buyer's account
 * drops the buyer.
 */
export type OrderMove =
  | PartMove
  | { name: 'cancel' | 'dropBuyer' }
  | { name: 'received' | 'refunded'; reference: string };

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
      return receive(state, move.reference, now);
    case 'refunded':
      return refund(state, move.reference, now);
    case 'dropBuyer':
      return dropBuyer(state, now);
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
  return deriveState(state, { parts: endParts(state.parts, ['awaiting_acceptance'], now), now, events });
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

function receive({ order, parts }: OrderState, reference: string, now: Date): MoveResult {
  if (order.payment !== null) return order.payment.reference === reference ? 'same' : 'refused';
  if (order.paymentStatus !== 'due') return 'refused';
  const paid: Partial<StoredPart> = {
    paidAt: now,
    prepareBy: new Date(now.getTime() + PREPARE_WITHIN),
    payoutStatus: 'due',
    payoutDueAt: addBusinessDays(now, PAYOUT_WITHIN),
    updatedAt: now,
  };
  return deriveState(
    { order: { ...order, payment: { amount: order.amountDue, reference, at: now } }, parts },
    {
      parts: parts.map((part) => (isEndedWithoutSale(part) ? part : { ...part, ...paid })),
      now,
      events: [{ event: 'paid', artistId: null }],
    },
  );
}

function refund({ order, parts }: OrderState, reference: string, now: Date): MoveResult {
  if (order.refunds.some((known) => known.reference === reference)) return 'same';
  if (order.refundStatus !== 'due') return 'refused';
  const amount = order.refundAmount - refundedOf(order);
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
  const ended = isPaid ? parts : endParts(parts, ['awaiting_acceptance', 'accepted'], now);
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
  const follow: readonly { event: OrderEvent; artistId: null }[] = [
    ...(paymentStatus === 'due' && order.paymentStatus !== 'due'
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
      refundStatus,
      refundAmount,
      ...(order.buyerId === null && isOver && { buyerName: '', address: MASKED }),
      timeline: [...order.timeline, ...entries],
      updatedAt: now,
    },
    parts,
  };
}
