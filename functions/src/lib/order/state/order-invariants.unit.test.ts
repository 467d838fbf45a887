import { isEndedWithoutSale } from '@aperture-byline/contract/order/order-summary';
import {
  ORDER_EVENTS,
  type OrderEvent,
  type StoredSubOrder,
  type SubOrderStatus,
} from '@aperture-byline/contract/order/stored';
import { sampleShipping } from '@aperture-byline/contract/samples/stored-documents';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CLAIM_EVENTS,
  events,
  hoursLater,
  ONE,
  OTHER,
  orderLine,
  placedOrder,
  withCurrentAmount,
} from '../../../../test-support/orders/order-states.ts';
import { canCancel, computeEarnings, deriveOrderStatus, sumReceived } from './order-amounts.ts';
import type { OrderState } from './order-state.ts';
import { applyTransition, type OrderTransition } from './order-state-machine.ts';
import type { ScheduledTransition } from './sub-order-transitions.ts';

describe('any transitions in any order', () => {
  const artistId = fc.constantFrom(ONE, OTHER, 900000003);
  const reference = fc.constantFrom('R1', 'R2');
  const onSubOrder = (
    ...names: ('accept' | 'prepare' | 'deliver' | 'arrive' | ScheduledTransition['name'] | 'dropArtist')[]
  ) => fc.record({ name: fc.constantFrom(...names), artistId });
  const ofOrder = (name: 'cancel' | 'dropBuyer') => fc.constant({ name });
  const amount = fc.constant(0);
  const refunded = fc.record({ name: fc.constant('refunded' as const), reference, amount });
  // What is due, or less or more than that.
  const came = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 200_000 }));
  const received = fc.record({
    name: fc.constant('received' as const),
    reference,
    amount: came,
    due: amount,
  });
  const ofClaim = (name: 'claimPaid' | 'notFound' | 'withdrawPaid') =>
    fc.record({ name: fc.constant(name), reference });
  const transition: fc.Arbitrary<OrderTransition> = fc.oneof(
    { weight: 20, arbitrary: onSubOrder('accept', 'prepare', 'deliver', 'arrive') },
    { weight: 6, arbitrary: onSubOrder('remind', 'expire', 'flagLate') },
    { weight: 2, arbitrary: onSubOrder('dropArtist') },
    {
      weight: 3,
      arbitrary: fc.record({
        name: fc.constant('decline' as const),
        artistId,
        reason: fc.constantFrom('a', 'b'),
      }),
    },
    {
      weight: 10,
      arbitrary: fc.record({
        name: fc.constant('ship' as const),
        artistId,
        carrier: fc.constant('Post'),
        tracking: fc.constantFrom('1', '2'),
      }),
    },
    { weight: 10, arbitrary: received },
    { weight: 5, arbitrary: refunded },
    { weight: 8, arbitrary: ofClaim('claimPaid') },
    { weight: 2, arbitrary: ofClaim('notFound') },
    { weight: 4, arbitrary: ofClaim('withdrawPaid') },
    {
      weight: 4,
      arbitrary: fc.record({ name: fc.constant('paidOut' as const), artistId, reference, amount }),
    },
    {
      weight: 12,
      arbitrary: fc.record({ name: fc.constant('payoutReturned' as const), artistId, reference, amount }),
    },
    { weight: 1, arbitrary: ofOrder('cancel') },
    { weight: 1, arbitrary: ofOrder('dropBuyer') },
  );
  const lines = fc
    .array(fc.tuple(artistId, fc.integer({ min: 101, max: 100_000 })), { minLength: 1, maxLength: 8 })
    .map((all) => all.map(([id, price]) => orderLine(id, price)));
  const rates = fc
    .record({ commissionRate: fc.nat(6000), tdsRate: fc.nat(2000) })
    .map((one) => new Map([ONE, OTHER, 900000003].map((id) => [id, one])));
  const hourly = fc.tuple(transition, fc.integer({ min: 0, max: 3 }));
  const onPayment = fc.constantFrom<OrderTransition>({ name: 'remindToPay' }, { name: 'endUnpaid' });
  // An order ends unpaid after 168 hours.
  const days = fc.tuple(onPayment, fc.oneof(fc.integer({ min: 48, max: 170 }), fc.constant(170)));
  const steps = fc.array(fc.oneof({ weight: 29, arbitrary: hourly }, { weight: 2, arbitrary: days }), {
    minLength: 40,
    maxLength: 80,
  });

  test('When they are made, then outcomes stay, nothing happens twice, and the amounts are those of the sub-orders', () => {
    const seen = new Set<OrderEvent>();
    fc.assert(
      fc.property(lines, rates, steps, (all, ofArtists, made) => {
        let state = placedOrder(all, sampleShipping(), ofArtists);
        let hours = 0;
        for (const [chosen, waited] of made) {
          hours += waited;
          const step = withCurrentAmount(state, withPayoutReference(state, chosen));
          const result = applyTransition(state, step, hoursLater(hours));
          if (typeof result === 'string') continue;
          expectFinal(state, result);
          expectAmounts(result);
          expect(applyTransition(result, step, hoursLater(hours))).toBe('same');
          state = result;
        }
        for (const event of events(state)) seen.add(event);
      }),
      { numRuns: 4000 },
    );
    // Sequences that end early would prove nothing about what comes after.
    const expected = Object.keys(ORDER_EVENTS).filter((event) => !CLAIM_EVENTS.has(event as OrderEvent));
    expect([...seen].sort()).toEqual(expected.sort());
  });
});

const TERMINAL: readonly SubOrderStatus[] = ['declined', 'expired', 'cancelled', 'delivered'];

/** Returns the step with the reference of what the artist was paid, where that comes back. */
function withPayoutReference({ subOrders }: OrderState, step: OrderTransition): OrderTransition {
  if (step.name !== 'payoutReturned') return step;
  const paid = subOrders.find(({ artistId }) => artistId === step.artistId)?.payoutReference;
  return { ...step, reference: paid ?? step.reference };
}

function expectFinal(before: OrderState, { order, subOrders }: OrderState): void {
  before.subOrders.forEach((subOrder, index) => {
    const next = subOrders[index];
    if (TERMINAL.includes(subOrder.status)) expect(next?.status).toBe(subOrder.status);
    if (subOrder.payoutStatus === 'paid')
      expect(next?.payoutReference ?? next?.returnedPayouts.at(-1)?.reference).toBe(subOrder.payoutReference);
    const returned = subOrder.returnedPayouts;
    expect(next?.returnedPayouts.slice(0, returned.length)).toEqual(returned);
    // A transfer that came back is not there any more: no confirmation brings it back.
    expect(returned.map(({ reference }) => reference)).not.toContain(next?.payoutReference);
    if (subOrder.paidAt !== null) expect(next?.paidAt).toEqual(subOrder.paidAt);
  });
  if (before.order.payment !== null) expect(order.payment).toBe(before.order.payment);
  expect(order.transfers.slice(0, before.order.transfers.length)).toEqual(before.order.transfers);
  // An erasure takes notes, and nothing else.
  const withoutNotes = ({ timeline }: OrderState['order']) => timeline.map((entry) => ({ ...entry, note: null }));
  expect(withoutNotes(order).slice(0, before.order.timeline.length)).toEqual(withoutNotes(before.order));
  expect(order.timeline.length).toBeGreaterThanOrEqual(before.order.timeline.length);
}

function expectAmounts({ order, subOrders }: OrderState): void {
  const sold = subOrders.filter((subOrder) => !isEndedWithoutSale(subOrder));
  const isDecided = sold.every(({ status }) => status !== 'awaiting_acceptance');
  const sum = sold.reduce((total, subOrder) => total + subOrder.subtotal, 100);
  expect(order.amountDue).toBe(isDecided && sold.length > 0 ? sum : 0);
  expect(order.status).toBe(deriveOrderStatus(subOrders.map(({ status }) => status)));
  const received = order.transfers.reduce((total, { amount }) => total + amount, 0);
  expect(sumReceived(order)).toBe(received);
  if (canCancel(order, subOrders)) expect([order.paymentClaim, received]).toEqual([null, 0]);
  const refunded = order.refunds.reduce((total, { amount }) => total + amount, 0);
  expectBalance(order, sold, { received, refunded });
  expect(refunded).toBeLessThanOrEqual(order.refundAmount);
  expect(order.refundStatus === 'due').toBe(refunded < order.refundAmount);
  expect(order.paymentStatus === 'due').toBe(order.payment === null && order.amountDue > 0);
  // What is due ends by itself, or waits for the answer to a claim.
  expect(order.payBy !== null).toBe(order.paymentStatus === 'due' && order.paymentClaim === null);
  expect(new Set(order.transfers.map(({ reference }) => reference)).size).toBe(order.transfers.length);
  expect(new Set(order.refunds.map(({ reference }) => reference)).size).toBe(order.refunds.length);
}

/**
 * Expects that the money received equals payouts, commission, tax, shipping and refunds, unless it is held for an order
 * that is not fully paid.
 */
function expectBalance(
  order: OrderState['order'],
  subOrders: readonly StoredSubOrder[],
  { received, refunded }: { received: number; refunded: number },
): void {
  const isPaid = order.payment !== null;
  const isHeld = order.paymentStatus === 'due';
  if (isHeld) expect(received).toBeLessThan(order.amountDue);
  const earned = subOrders.map(computeEarnings);
  for (const shares of earned) expect(Math.min(shares.payout, shares.commission, shares.tax)).toBeGreaterThanOrEqual(0);
  const shares = earned.reduce((sum, { payout, commission, tax }) => sum + payout + commission + tax, 0);
  const [held, sold] = [isHeld ? received : 0, isPaid && subOrders.length > 0 ? shares + order.shipping : 0];
  const openRefund = order.refundAmount - refunded;
  expect(received).toBe(held + sold + refunded + openRefund);
}
