import { isClaimOpen } from '@aperture-byline/contract/order/claims/stored';
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { referenceKey } from '@aperture-byline/contract/order/order-summary';
import type { StoredPayoutDetails } from '@aperture-byline/contract/order/payouts/payout-details';
import type { NoteWriter, OrderEvent, StoredOrder, StoredSubOrder } from '@aperture-byline/contract/order/stored';
import type { ArtistTransition } from '@aperture-byline/contract/order/wire';
import { PAYOUT_DAYS } from '@aperture-byline/contract/shared/constants';
import { HOUR } from '@aperture-byline/contract/shared/durations';
import { addBusinessDays } from '@aperture-byline/contract/shipping/arrival';
import { applyClaimTransition, type ClaimTransition, dropDefendant } from './claim-transitions.ts';
import { computePaidOut, computePayout, computeTransfer } from './order-amounts.ts';

/** Milliseconds until an artist is reminded of an order to accept, and before the end of the time to prepare one. */
export const REMIND_AFTER = 12 * HOUR;
export const REMIND_BEFORE = 24 * HOUR;

/** Time limits of a buyer: until a reminder of a payment, and to pay. */
export const REMIND_TO_PAY_AFTER = 3 * 24 * HOUR;
export const PAY_WITHIN = 7 * 24 * HOUR;

/** Transition of one sub-order that the schedule makes when a time has passed. */
export type ScheduledTransition = { name: 'remind' | 'expire' | 'flagLate' };

/** `isSent`: the bank was told to pay before, and has: also where a claim holds the payout since, or took a part. */
interface PaidOut {
  name: 'paidOut';
  reference: string;
  amount: number;
  isSent?: boolean;
}

/** Transition of an artist's sub-order. Buyers `arrive` it, an artist's erasure drops it, administrators pay it out. */
export type SubOrderTransition = (
  | ArtistTransition
  | ScheduledTransition
  | ClaimTransition
  | PaidOut
  | { name: 'payoutReturned'; reference: string; amount: number }
  | { name: 'reversed'; reference: string; amount: number }
  | { name: 'arrive' }
  /** A confirmed address by which the house reaches the artist about money that is open, and where they are paid. */
  | { name: 'dropArtist'; email?: string | null; payout?: StoredPayoutDetails | null }
) & { artistId: number };

/** A change of a sub-order, and what the timeline says of it. */
interface SubOrderChange {
  change: Partial<StoredSubOrder>;
  /** Missing where the timeline says nothing. */
  event?: OrderEvent;
  note?: string;
  noteBy?: NoteWriter;
}

/** Decides what becomes of a sub-order (state machine of sub-orders); `same` where it has become that before. */
export function applySubOrderTransition(
  { payment }: Pick<StoredOrder, 'payment'>,
  subOrder: StoredSubOrder,
  transition: SubOrderTransition,
  now: Date,
): SubOrderChange | 'same' | 'refused' {
  const { status, acceptBy, remindAt, prepareBy } = subOrder;
  const isAwaited = status === 'awaiting_acceptance';
  const isOpen = isAwaited && now < acceptBy;
  const decided = { remindAt: null } as const;
  switch (transition.name) {
    case 'accept':
      if (status === 'accepted') return 'same';
      return isOpen ? { change: { ...decided, status: 'accepted' }, event: 'accepted' } : 'refused';
    case 'decline': {
      const { reason } = transition;
      if (status === 'declined' && subOrder.reason === reason) return 'same';
      if (!isOpen) return 'refused';
      return { change: { ...decided, status: 'declined', reason }, event: 'declined', note: reason, noteBy: 'artist' };
    }
    case 'prepare':
      if (status === 'preparing') return 'same';
      if (status !== 'accepted' || payment === null) return 'refused';
      return { change: { ...decided, status: 'preparing', prepareBy: null }, event: 'preparing' };
    case 'ship': {
      const { carrier, tracking } = transition;
      if (status === 'shipped' && subOrder.carrier === carrier && subOrder.tracking === tracking) return 'same';
      if (status !== 'preparing') return 'refused';
      return {
        change: { status: 'shipped', carrier, tracking, ...startPayout(subOrder, now) },
        event: 'shipped',
        note: `${carrier}, ${tracking}`,
        noteBy: 'artist',
      };
    }
    case 'deliver':
      return deliverSubOrder(subOrder, 'delivered', now);
    case 'arrive':
      return deliverSubOrder(subOrder, 'arrived', now);
    case 'remind':
      return remindAt !== null && now >= remindAt && (isOpen || (status === 'accepted' && prepareBy !== null))
        ? { change: decided, event: 'reminded' }
        : 'same';
    case 'expire':
      return isAwaited && !isOpen ? { change: { ...decided, status: 'expired' }, event: 'expired' } : 'same';
    case 'flagLate':
      return status === 'accepted' && prepareBy !== null && now >= prepareBy
        ? { change: { ...decided, isLate: true, prepareBy: null }, event: 'late' }
        : 'same';
    case 'paidOut':
      return payOutSubOrder(subOrder, transition, now);
    case 'payoutReturned':
      return returnPayout(subOrder, transition, now);
    case 'reversed':
      return reversePayout(subOrder, transition, now);
    case 'dropArtist':
      return declineAsArtistLeft(subOrder, transition, now);
    default:
      return applyClaimTransition(subOrder, transition, now);
  }
}

function deliverSubOrder(
  { status }: StoredSubOrder,
  event: 'delivered' | 'arrived',
  now: Date,
): SubOrderChange | 'same' | 'refused' {
  if (status === 'delivered') return 'same';
  return status === 'shipped' ? { change: { status: 'delivered', deliveredAt: now }, event } : 'refused';
}

/** The payout of what is paid is due once the parcel is sent, a term after the payment and not before that. */
function startPayout(subOrder: StoredSubOrder, now: Date): Partial<StoredSubOrder> {
  const { payoutStatus, paidAt } = subOrder;
  if (payoutStatus !== 'pending' || paidAt === null) return {};
  if (computePayout(subOrder) === 0) return { payoutStatus: 'none' };
  const dueAt = Math.max(addBusinessDays(paidAt, PAYOUT_DAYS).getTime(), now.getTime());
  return { payoutStatus: 'due', payoutDueAt: new Date(dueAt) };
}

function payOutSubOrder(
  subOrder: StoredSubOrder,
  { reference, amount, isSent = false }: Pick<PaidOut, 'reference' | 'amount' | 'isSent'>,
  now: Date,
): SubOrderChange | 'same' | 'refused' {
  const { payoutStatus, payoutReference, payoutDueAt, returnedPayouts } = subOrder;
  if (payoutStatus === 'paid') return payoutReference === reference ? 'same' : 'refused';
  // A call of before that comes again: the transfer is not there any more.
  if (returnedPayouts.some((returned) => isSameReference(returned.reference, reference))) return 'refused';
  const excess = amount - computeTransfer(subOrder);
  const canBe = isSent ? payoutDueAt !== null && excess >= 0 : payoutStatus === 'due' && excess === 0;
  if (!canBe) return 'refused';
  return {
    change: {
      payoutStatus: 'paid',
      payoutReference: reference,
      paidOutAt: now,
      ...(excess > 0 && { reversalStatus: 'due', reversalAmount: excess }),
    },
    event: 'paid_out',
  };
}

const isSameReference = (one: string, other: string): boolean =>
  one === other || (referenceKey(one) !== '' && referenceKey(one) === referenceKey(other));

/** The bank could not deliver a payout: it is due again, and the artist owes nothing of it any more. */
function returnPayout(
  subOrder: StoredSubOrder,
  { reference, amount }: { reference: string; amount: number },
  now: Date,
): SubOrderChange | 'same' | 'refused' {
  const { payoutStatus, payoutReference, payoutOrders, paidOutAt, returnedPayouts, reversalStatus, claim } = subOrder;
  const known = returnedPayouts.find((returned) => returned.reference === reference);
  if (known) return known.amount === amount ? 'same' : 'refused';
  if (payoutStatus !== 'paid' || payoutReference !== reference || amount !== computePaidOut(subOrder)) return 'refused';
  const isOwed = reversalStatus === 'due';
  const left = isOwed ? computePayout(subOrder) : computeTransfer(subOrder);
  const returned = {
    amount,
    reference,
    orders: payoutOrders ?? [],
    paidOutAt: paidOutAt ?? subOrder.updatedAt,
    returnedAt: now,
  };
  return {
    change: {
      payoutStatus: left === 0 ? 'none' : isClaimOpen(claim) ? 'held' : 'due',
      payoutReference: null,
      payoutOrders: [],
      paidOutAt: null,
      returnedPayouts: [...returnedPayouts, returned],
      ...(isOwed && { reversalStatus: 'none', reversalAmount: 0 }),
    },
    event: 'payout_returned',
  };
}

/** The artist has given back what a claim took from a payout that was made already. */
function reversePayout(
  subOrder: StoredSubOrder,
  { reference, amount }: { reference: string; amount: number },
  now: Date,
): SubOrderChange | 'same' | 'refused' {
  if (subOrder.reversalStatus === 'paid') return subOrder.reversalReference === reference ? 'same' : 'refused';
  if (subOrder.reversalStatus !== 'due' || amount !== subOrder.reversalAmount) return 'refused';
  return { change: { reversalStatus: 'paid', reversalReference: reference, reversedAt: now }, event: 'reversal_paid' };
}

/** Declines an erased artist's unsent sub-order. Prints on their way stay sold; administrators decide open claims. */
function declineAsArtistLeft(
  { status, claim, paidAt, isArtistGone }: StoredSubOrder,
  { email, payout }: { email?: string | null; payout?: StoredPayoutDetails | null },
  now: Date,
): SubOrderChange | 'same' {
  if (isArtistGone) return 'same';
  const gone = { isArtistGone: true, ...(email && { leaverEmail: email }), ...(payout && { leaverPayout: payout }) };
  if (isClaimOpen(claim) && claim?.status !== 'disputed')
    return { change: { claim: dropDefendant(claim, now), ...gone }, event: 'claim_disputed' };
  if (!['awaiting_acceptance', 'accepted', 'preparing'].includes(status)) return { change: gone };
  const reason = orderMessages.artistLeft;
  return {
    change: {
      ...gone,
      status: 'declined',
      reason,
      remindAt: null,
      prepareBy: null,
      payoutStatus: 'none',
      ...(paidAt !== null && { saleEndedAt: now }),
    },
    event: 'declined',
    note: reason,
    noteBy: 'house',
  };
}
