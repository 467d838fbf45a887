import { NO_ADDRESS } from '@aperture-byline/contract/address/stored';
import { isClaimOpen } from '@aperture-byline/contract/order/claims/stored';
import { isEndedWithoutSale } from '@aperture-byline/contract/order/order-summary';
import type {
  NoteWriter,
  OrderEvent,
  PaymentStatus,
  RefundStatus,
  StoredOrder,
  StoredSubOrder,
  SubOrderStatus,
} from '@aperture-byline/contract/order/stored';
import { addBusinessDays } from '@aperture-byline/contract/shipping/arrival';
import { eraseWords, isSettled } from '../erase-words.ts';
import { computePrepareBy } from './arrival.ts';
import { findClaimActions } from './claim-transitions.ts';
import { computeAmountDue, deriveOrderStatus, sumReceived, sumRefunds } from './order-amounts.ts';
import { PAY_WITHIN, REMIND_BEFORE, REMIND_TO_PAY_AFTER } from './sub-order-transitions.ts';

/** Business days within which money goes back to a buyer. */
const REFUND_WITHIN = 7;

export interface OrderState {
  order: StoredOrder;
  subOrders: readonly StoredSubOrder[];
}

/** State after a transition; `same` where it was made before or there is nothing to do; `refused` by the state. */
export type TransitionResult = OrderState | 'same' | 'refused';

interface NewEvent {
  event: OrderEvent;
  artistId: number | null;
  note?: string | undefined;
  noteBy?: NoteWriter | undefined;
}

/** Change of a state: the new sub-orders, and the events for the timeline. */
interface Change {
  subOrders: readonly StoredSubOrder[];
  now: Date;
  events: readonly NewEvent[];
}

/** Ends the sub-orders in these states without a sale. */
export function endSubOrders(
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

/** Derives status, payment and refund. Paid once all that is due has come, also where less became due. */
export function deriveState({ order }: OrderState, { subOrders, now, events }: Change): OrderState {
  const amountDue = computeAmountDue(subOrders, order);
  const received = sumReceived(order);
  const becomesPaid = order.payment === null && amountDue > 0 && received >= amountDue;
  const payment = becomesPaid
    ? { amount: received, reference: order.transfers.at(-1)?.reference ?? '', at: now }
    : order.payment;
  const refundAmount = Math.max(0, received - amountDue);
  const isRefunded = sumRefunds(order) >= refundAmount;
  const refundStatus: RefundStatus = refundAmount === 0 ? 'none' : isRefunded ? 'paid' : 'due';
  const isReturned = amountDue === 0 && refundStatus === 'paid';
  const paymentStatus: PaymentStatus =
    payment === null ? (amountDue > 0 ? 'due' : isReturned ? 'refunded' : 'not_due') : isReturned ? 'refunded' : 'paid';
  const follow: NewEvent[] = [];
  if (becomesPaid) follow.push({ event: 'paid', artistId: null });
  // Again where an artist who leaves makes it less.
  if (paymentStatus === 'due' && (order.paymentStatus !== 'due' || amountDue !== order.amountDue))
    follow.push({ event: 'payment_due', artistId: null });
  if (refundStatus === 'due' && order.refundAmount !== refundAmount)
    follow.push({ event: 'refund_due', artistId: null });
  const isOver = isArrived(order, subOrders);
  const isOpen = isBetweenBuyerAndHouse({ ...order, payment, refundStatus }, subOrders);
  return eraseWords({
    order: {
      ...order,
      status: deriveOrderStatus(subOrders.map(({ status }) => status)),
      amountDue,
      paymentStatus,
      payment,
      ...derivePaymentTerm({ ...order, paymentStatus }, now),
      refundStatus,
      refundAmount,
      refundBy: refundStatus === 'due' ? (order.refundBy ?? addBusinessDays(now, REFUND_WITHIN)) : null,
      // A copy, so that it is written over whatever is stored.
      ...(order.leaverEmail && !isOpen && { leaverEmail: null }),
      ...(order.buyerId === null && isOver && { buyerName: '', address: { ...NO_ADDRESS }, gift: null }),
      timeline: [
        ...order.timeline,
        ...[...events, ...follow].map(({ event, artistId, note, noteBy }) => ({
          at: now,
          event,
          artistId,
          note: note ?? null,
          ...(noteBy && { noteBy }),
        })),
      ],
      updatedAt: now,
    },
    subOrders: (becomesPaid ? payForSubOrders(subOrders, now) : subOrders).map(withArtistDue).map(withoutLeaver),
  });
}

/** Sets when the artist's next step is due; returns the same sub-order where that is as before. */
function withArtistDue(subOrder: StoredSubOrder): StoredSubOrder {
  const artistDueAt = findArtistDue(subOrder);
  return subOrder.artistDueAt?.getTime() === artistDueAt?.getTime() ? subOrder : { ...subOrder, artistDueAt };
}

function findArtistDue(subOrder: StoredSubOrder): Date | null {
  const { status, acceptBy, paidAt, claim } = subOrder;
  if (status === 'awaiting_acceptance') return acceptBy;
  if (claim && findClaimActions(claim, 'artist').length > 0) return claim.dueAt ?? claim.openedAt;
  return (status === 'accepted' || status === 'preparing') && paidAt !== null
    ? computePrepareBy(subOrder, paidAt)
    : null;
}

/** Forgets the address of an artist who left, and where they are paid, once no money is open between them and us. */
function withoutLeaver(subOrder: StoredSubOrder): StoredSubOrder {
  const { leaverEmail, leaverPayout } = subOrder;
  if ((!leaverEmail && !leaverPayout) || isBetweenArtistAndHouse(subOrder)) return subOrder;
  return { ...subOrder, ...(leaverEmail && { leaverEmail: null }), ...(leaverPayout && { leaverPayout: null }) };
}

const isArrived = (order: StoredOrder, subOrders: readonly StoredSubOrder[]): boolean =>
  subOrders.every((subOrder) => isSettled(order, subOrder));

/** Whether prints are still to arrive, or money is to go back or may come that the buyer claims to have sent. */
export function isBetweenBuyerAndHouse(order: StoredOrder, subOrders: readonly StoredSubOrder[]): boolean {
  const isOwed = order.refundStatus === 'due' || (order.paymentClaim !== null && order.payment === null);
  return isOwed || !isArrived(order, subOrders);
}

/** Whether a payout or its reversal is open or may still come. */
export function isBetweenArtistAndHouse({ status, claim, payoutStatus, reversalStatus }: StoredSubOrder): boolean {
  const isToBePaid = payoutStatus === 'due' || payoutStatus === 'held';
  return isToBePaid || reversalStatus === 'due' || status === 'shipped' || isClaimOpen(claim);
}

/** Derives a payment's term, which pauses while a claim is checked. A missing or ended one starts anew. */
function derivePaymentTerm(
  { paymentStatus, paymentClaim, payBy, payRemindAt }: StoredOrder,
  now: Date,
): Pick<StoredOrder, 'payBy' | 'payRemindAt'> {
  if (paymentStatus !== 'due' || paymentClaim !== null) return { payBy: null, payRemindAt: null };
  if (payBy !== null) return { payBy, payRemindAt };
  const after = (time: number) => new Date(now.getTime() + time);
  return { payBy: after(PAY_WITHIN), payRemindAt: after(REMIND_TO_PAY_AFTER) };
}

function payForSubOrders(subOrders: readonly StoredSubOrder[], now: Date): readonly StoredSubOrder[] {
  const paid: Partial<StoredSubOrder> = {
    paidAt: now,
    payoutStatus: 'pending',
    updatedAt: now,
  };
  return subOrders.map((subOrder) => {
    if (isEndedWithoutSale(subOrder)) return subOrder;
    const prepareBy = computePrepareBy(subOrder, now);
    return { ...subOrder, ...paid, prepareBy, remindAt: new Date(prepareBy.getTime() - REMIND_BEFORE) };
  });
}
