import { isClaimOpen, OPEN_CLAIMS } from '@aperture-byline/contract/order/claim-stored';
import { isEndedWithoutSale } from '@aperture-byline/contract/order/order-summary';
import { ORDER_EVENTS, type OrderEvent } from '@aperture-byline/contract/order/stored';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CLAIM_ACTIONS,
  events,
  hoursLater,
  orderLine,
  placedOrder,
  withCurrentAmount,
} from '../../../test-support/order-states.ts';
import { computeOpenRefund, computePayout } from './order-amounts.ts';
import type { OrderState } from './order-state.ts';
import { applyTransition, type OrderTransition } from './order-state-machine.ts';

const ARTISTS = [900000001, 900000002, 900000003] as const;
const sent = { carrier: 'Post', tracking: '1' };

/** Every transition that anybody can ask for, with a reference that was not used before. */
function allTransitions({ order }: OrderState, reference: string, line: number): OrderTransition[] {
  const claimed = order.paymentClaim?.reference ?? '';
  const money = { reference, amount: 0 };
  return [
    { name: 'received', ...money, due: 0 },
    // Less than is due, or more.
    { name: 'received', reference, amount: 1 + line * 500_000, due: 0 },
    { name: 'claimPaid', reference },
    { name: 'notFound', reference: claimed },
    { name: 'refunded', ...money },
    { name: 'remindToPay' },
    { name: 'endUnpaid' },
    { name: 'cancel' },
    { name: 'dropBuyer' },
    ...ARTISTS.flatMap((artistId): OrderTransition[] => [
      { name: 'accept', artistId },
      { name: 'decline', artistId, reason: 'No paper' },
      { name: 'prepare', artistId },
      { name: 'ship', artistId, ...sent },
      { name: 'deliver', artistId },
      { name: 'arrive', artistId },
      { name: 'remind', artistId },
      { name: 'expire', artistId },
      { name: 'flagLate', artistId },
      { name: 'paidOut', artistId, ...money },
      { name: 'reversed', artistId, ...money },
      { name: 'dropArtist', artistId },
      { name: 'openClaim', artistId, reason: 'damaged', text: 'Broken', pictures: [], lines: [line] },
      { name: 'remindOfClaim', artistId },
      { name: 'endClaimTerm', artistId },
      ...(['buyer', 'artist', 'administrator'] as const).flatMap((by) =>
        CLAIM_ACTIONS.map(
          (action): OrderTransition => ({ name: 'moveClaim', artistId, by, action, ...sent }),
        ),
      ),
    ]),
  ];
}

/** Ends a life early, so that few are. */
const RARE: ReadonlySet<OrderTransition['name']> = new Set(['cancel', 'dropBuyer', 'decline', 'dropArtist']);

/** What was really transferred, by what was confirmed. */
interface Ledger {
  received: number;
  refunded: number;
  toArtists: number;
}

function record(ledger: Ledger, step: OrderTransition): void {
  if (step.name === 'received') ledger.received += step.amount;
  if (step.name === 'refunded') ledger.refunded += step.amount;
  if (step.name === 'paidOut') ledger.toArtists += step.amount;
  if (step.name === 'reversed') ledger.toArtists -= step.amount;
}

/** What came in is what artists and buyer got or still get, and shipping, which is the house's. */
function expectBalance({ order, subOrders }: OrderState, ledger: Ledger): void {
  const toPayOut = subOrders
    .filter(({ payoutStatus }) => payoutStatus === 'due' || payoutStatus === 'held')
    .reduce((sum, subOrder) => sum + computePayout(subOrder), 0);
  const toReverse = subOrders
    .filter(({ reversalStatus }) => reversalStatus === 'due')
    .reduce((sum, { reversalAmount }) => sum + reversalAmount, 0);
  const isSold = subOrders.some((subOrder) => !isEndedWithoutSale(subOrder));
  const shipping = order.payment !== null && isSold ? order.shipping : 0;
  // What came of a payment that is not whole yet is nobody's.
  const house = order.paymentStatus === 'due' ? ledger.received : shipping;
  const artists = ledger.toArtists + toPayOut - toReverse;
  expect(artists + ledger.refunded + computeOpenRefund(order) + house).toBe(ledger.received);
  for (const { payoutStatus, claim } of subOrders)
    expect(payoutStatus === 'due' && isClaimOpen(claim)).toBe(false);
}

/** After years in which the clock alone acts, nothing waits for anybody but an administrator. */
function expectEnd(state: OrderState): void {
  let last = state;
  for (let month = 1; month <= 12; month += 1)
    for (const transition of allTransitions(last, 'clock', 0))
      if (['expire', 'endUnpaid', 'endClaimTerm'].includes(transition.name)) {
        const next = applyTransition(last, transition, hoursLater(100_000 + month * 720));
        if (typeof next !== 'string') last = next;
      }
  for (const { status, claim } of last.subOrders) {
    expect(status).not.toBe('awaiting_acceptance');
    if (claim) expect(claim.status === 'disputed' || !OPEN_CLAIMS.includes(claim.status)).toBe(true);
  }
  expect(last.order.paymentStatus === 'due' && last.order.paymentClaim === null).toBe(false);
}

const lines = fc
  .array(fc.tuple(fc.constantFrom(...ARTISTS), fc.integer({ min: 101, max: 100_000 })), {
    minLength: 1,
    maxLength: 5,
  })
  .map((all) => all.map(([artistId, price]) => orderLine(artistId, price)));
/** Mostly within the hour: otherwise few orders are accepted and paid in time. */
const hoursBetween = fc.oneof(
  { weight: 14, arbitrary: fc.constant(0.5) },
  { weight: 1, arbitrary: fc.constantFrom(20, 80, 180) },
);
const choices = fc.array(fc.tuple(fc.nat(9999), hoursBetween), { minLength: 30, maxLength: 60 });

test('When an order lives in any way, then no rupee is lost, nothing happens twice, and everything comes to an end', () => {
  const seen = new Set<OrderEvent>();
  fc.assert(
    fc.property(lines, choices, (bought, chosen) => {
      let state = placedOrder(bought);
      const ledger: Ledger = { received: 0, refunded: 0, toArtists: 0 };
      let hours = 0;
      for (const [at, [choice, wait]] of chosen.entries()) {
        hours += wait;
        const possible = allTransitions(state, `UTR-10000${at}`, choice % 2).flatMap((transition) => {
          if (RARE.has(transition.name) && choice % 25 !== 0) return [];
          const step = withCurrentAmount(state, transition);
          const result = applyTransition(state, step, hoursLater(hours));
          return typeof result === 'string' ? [] : [{ step, result }];
        });
        const next = possible[choice % Math.max(1, possible.length)];
        if (!next) continue;
        record(ledger, next.step);
        expectBalance(next.result, ledger);
        expect(applyTransition(next.result, next.step, hoursLater(hours))).toBe('same');
        state = next.result;
      }
      expectEnd(state);
      for (const event of events(state)) seen.add(event);
    }),
    { numRuns: 800 },
  );
  expect([...seen].sort()).toEqual(Object.keys(ORDER_EVENTS).sort());
});
