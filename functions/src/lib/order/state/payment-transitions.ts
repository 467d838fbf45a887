import { referenceKey } from '@aperture-byline/contract/order/order-summary';
import type { StoredOrder } from '@aperture-byline/contract/order/stored';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { computeOnlineRefund, computeOpenAmount, computeRefundToMake } from './order-amounts.ts';
import { deriveState, endSubOrders, type OrderState, type TransitionResult } from './order-state.ts';

/** So often a buyer may say that they paid: else an order that nobody pays would keep its prints for ever. */
export const CLAIMS_MAX = 3;
/** So long a buyer can still pay who takes a claim back. */
const PAY_AFTER_WITHDRAWAL = DAY;

/** Transition of a due payment that the schedule makes when a time has passed. */
export type ScheduledPaymentTransition = { name: 'remindToPay' | 'endUnpaid' };

/**
 * `claimPaid` and `withdrawPaid` are the buyer's, who may correct what they said until it is answered. The others are
 * an administrator's, who confirms what came or went back, or did not find what was claimed. Amounts are whole rupees:
 * what came, with what was due as they saw it; what went back is all that was open. What came by a payment provider
 * goes back by it: an administrator asks for it (`refundOnline`), and the provider says how that ended.
 */
export type PaymentTransition =
  | ScheduledPaymentTransition
  | { name: 'claimPaid'; reference: string; corrects?: string }
  | { name: 'withdrawPaid'; reference: string }
  | { name: 'notFound'; reference: string }
  | { name: 'received'; reference: string; amount: number; due: number; provider?: string }
  | { name: 'refunded'; reference: string; amount: number }
  | { name: 'refundOnline'; key: string; amount: number }
  | { name: 'refundedOnline'; key: string; reference: string; provider: string }
  | { name: 'refundFailed'; key: string };

type Of<Name extends PaymentTransition['name']> = Extract<PaymentTransition, { name: Name }>;

export function applyPaymentTransition(state: OrderState, transition: PaymentTransition, now: Date): TransitionResult {
  switch (transition.name) {
    case 'claimPaid':
      return claimPayment(state, transition, now);
    case 'notFound':
      return endClaim(state, { ...transition, event: 'payment_not_found' }, now);
    case 'withdrawPaid':
      return endClaim(withEarlierTerm(state, now), { ...transition, event: 'payment_claim_withdrawn' }, now);
    case 'received':
      return receiveTransfer(state, transition, now);
    case 'refunded':
      return confirmRefund(state, transition, now);
    case 'refundOnline':
      return startOnlineRefund(state, transition, now);
    case 'refundedOnline':
      return endOnlineRefund(state, transition, now);
    case 'refundFailed':
      return failOnlineRefund(state, transition, now);
    case 'remindToPay':
      return remindToPay(state, now);
    case 'endUnpaid':
      return endUnpaid(state, now);
  }
}

export function canClaimPayment({ paymentStatus, paymentClaim, timeline }: StoredOrder): boolean {
  const claims = timeline.filter((entry) => entry?.event === 'payment_claimed');
  return paymentStatus === 'due' && paymentClaim === null && claims.length < CLAIMS_MAX;
}

type OpenClaim = { paymentClaim: NonNullable<StoredOrder['paymentClaim']> };

const isSameReference = (one: string, other: string) => referenceKey(one) === referenceKey(other);

function claimPayment(
  { order, subOrders }: OrderState,
  { reference, corrects }: Of<'claimPaid'>,
  now: Date,
): TransitionResult {
  const { paymentClaim, payBy, payRemindAt } = order;
  if (paymentClaim !== null && isSameReference(paymentClaim.reference, reference)) return 'same';
  if (paymentClaim !== null && corrects === paymentClaim.reference)
    return { order: correctReference({ ...order, paymentClaim }, reference, now), subOrders };
  if (!canClaimPayment(order)) return 'refused';
  const claimed = {
    ...order,
    ...withReference(order, reference),
    paymentClaim: { reference, at: now, payBy, payRemindAt },
  };
  const events = [{ event: 'payment_claimed', artistId: null, note: reference }] as const;
  return deriveState({ order: claimed, subOrders }, { subOrders, now, events });
}

/** Replaces the reference of an open claim, also where the timeline has it: it is still the same claim. */
function correctReference(
  order: StoredOrder & Pick<OpenClaim, 'paymentClaim'>,
  reference: string,
  now: Date,
): StoredOrder {
  const { paymentClaim, timeline } = order;
  const claimed = timeline.findLastIndex((entry) => entry?.event === 'payment_claimed');
  return {
    ...order,
    ...withReference(withoutReference(order, paymentClaim.reference), reference),
    paymentClaim: { ...paymentClaim, reference },
    timeline: timeline.map((entry, index) => (entry && index === claimed ? { ...entry, note: reference } : entry)),
    updatedAt: now,
  };
}

/** Adds its key, so that it is found where the same is given for another order. */
function withReference(
  { referenceKeys }: Pick<StoredOrder, 'referenceKeys'>,
  reference: string,
): Pick<StoredOrder, 'referenceKeys'> {
  const key = referenceKey(reference);
  const isKnown = key === '' || referenceKeys.includes(key);
  return { referenceKeys: isKnown ? referenceKeys : [...referenceKeys, key] };
}

/** Removes its key, unless money came with it. */
function withoutReference(
  { transfers, referenceKeys }: Pick<StoredOrder, 'transfers' | 'referenceKeys'>,
  reference: string,
): Pick<StoredOrder, 'referenceKeys'> {
  const wrong = referenceKey(reference);
  const isReceived = transfers.some((transfer) => referenceKey(transfer.reference) === wrong);
  return { referenceKeys: isReceived ? referenceKeys : referenceKeys.filter((key) => key !== wrong) };
}

/** Ends an open claim: nobody found it, after which the payment has a new term, or the buyer withdrew it. */
function endClaim(
  { order, subOrders }: OrderState,
  { reference, event }: { reference: string; event: 'payment_not_found' | 'payment_claim_withdrawn' },
  now: Date,
): TransitionResult {
  const { paymentClaim, timeline } = order;
  if (paymentClaim === null) {
    const last = timeline.findLast((entry) => entry?.event === event);
    return last?.note === reference ? 'same' : 'refused';
  }
  if (paymentClaim.reference !== reference) return 'refused';
  const events = [{ event, artistId: null, note: reference }] as const;
  return deriveState({ order: { ...order, paymentClaim: null }, subOrders }, { subOrders, now, events });
}

/** Gives an order back the term that it had before its open claim, and a day at least; and forgets the reference. */
function withEarlierTerm({ order, subOrders }: OrderState, now: Date): OrderState {
  const { paymentClaim } = order;
  if (paymentClaim === null) return { order, subOrders };
  const { reference, payBy, payRemindAt } = paymentClaim;
  const atLeast = now.getTime() + PAY_AFTER_WITHDRAWAL;
  const term = { payBy: payBy && new Date(Math.max(payBy.getTime(), atLeast)), payRemindAt };
  return { order: { ...order, ...withoutReference(order, reference), ...term }, subOrders };
}

/** Records a transfer, all of it to be refunded where the order ended after the buyer had claimed to have paid. */
function receiveTransfer(
  { order, subOrders }: OrderState,
  { reference, amount, due, provider }: Of<'received'>,
  now: Date,
): TransitionResult {
  const known = order.transfers.find((one) => one.reference === reference);
  if (known) return known.amount === amount ? 'same' : 'refused';
  const isAwaited = order.paymentStatus === 'due' || order.paymentClaim !== null;
  if (!isAwaited || due !== computeOpenAmount(order)) return 'refused';
  const received: StoredOrder = {
    ...order,
    ...withReference(order, reference),
    transfers: [...order.transfers, { amount, reference, at: now, ...(provider !== undefined && { provider }) }],
    // A transfer that the buyer told of is still looked for where money came by the provider: it may have come twice.
    paymentClaim: provider === undefined ? null : order.paymentClaim,
    // What is left has a term of its own.
    payBy: null,
  };
  const isPart = amount < due;
  return deriveState(
    { order: received, subOrders },
    { subOrders, now, events: isPart ? [{ event: 'part_paid', artistId: null }] : [] },
  );
}

function confirmRefund(
  { order, subOrders }: OrderState,
  { reference, amount }: Of<'refunded'>,
  now: Date,
): TransitionResult {
  const known = order.refunds.find((one) => one.reference === reference);
  if (known) return known.amount === amount ? 'same' : 'refused';
  if (order.refundStatus !== 'due' || amount === 0 || amount !== computeRefundToMake(order)) return 'refused';
  const refunds = [...order.refunds, { amount, reference, at: now }];
  return deriveState(
    { order: { ...order, refunds }, subOrders },
    { subOrders, now, events: [{ event: 'refunded', artistId: null }] },
  );
}

/** Refused for another amount than all that the provider can give back of what nobody was asked for yet. */
function startOnlineRefund(
  { order, subOrders }: OrderState,
  { key, amount }: Of<'refundOnline'>,
  now: Date,
): TransitionResult {
  if (order.refundsUnderWay.some((one) => one.key === key)) return 'same';
  if (order.refundStatus !== 'due' || amount <= 0 || amount !== computeOnlineRefund(order)) return 'refused';
  const refundsUnderWay = [...order.refundsUnderWay, { key, amount }];
  return { order: { ...order, refundsUnderWay, hasFailedRefund: false, updatedAt: now }, subOrders };
}

function endOnlineRefund(
  { order, subOrders }: OrderState,
  { key, reference, provider }: Of<'refundedOnline'>,
  now: Date,
): TransitionResult {
  const underWay = order.refundsUnderWay.find((one) => one.key === key);
  if (!underWay) return order.refunds.some((one) => one.reference === reference) ? 'same' : 'refused';
  const ended: StoredOrder = {
    ...order,
    refundsUnderWay: order.refundsUnderWay.filter((one) => one !== underWay),
    refunds: [...order.refunds, { amount: underWay.amount, reference, at: now, provider }],
  };
  return deriveState({ order: ended, subOrders }, { subOrders, now, events: [{ event: 'refunded', artistId: null }] });
}

/** Opens a refund again that the provider could not make: it is made by hand or by another attempt. */
function failOnlineRefund({ order, subOrders }: OrderState, { key }: Of<'refundFailed'>, now: Date): TransitionResult {
  const refundsUnderWay = order.refundsUnderWay.filter((one) => one.key !== key);
  if (refundsUnderWay.length === order.refundsUnderWay.length) return 'same';
  return { order: { ...order, refundsUnderWay, hasFailedRefund: true, updatedAt: now }, subOrders };
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
