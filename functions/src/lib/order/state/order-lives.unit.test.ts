import { OPEN_CLAIMS } from '@aperture-byline/contract/order/claims/stored';
import { ORDER_EVENTS, type OrderEvent } from '@aperture-byline/contract/order/stored';
import { sampleShipping } from '@aperture-byline/contract/samples/stored-documents';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allTransitions,
  events,
  expectBalance,
  hoursLater,
  type Ledger,
  orderLine,
  placedOrder,
  RARE,
  record,
  withCurrentAmount,
} from '../../../../test-support/orders/order-states.ts';
import type { OrderState } from './order-state.ts';
import { applyTransition } from './order-state-machine.ts';

const ARTISTS = [900000001, 900000002, 900000003] as const;

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
/** Charges for shipping, some below and some above the price of a print. */
const charges = fc.integer({ min: 1, max: 100_000 });
/** Basis points of commission and tax, for each artist. */
const rates = fc
  .tuple(...ARTISTS.map(() => fc.record({ commissionRate: fc.nat(6000), tdsRate: fc.nat(2000) })))
  .map((all) => new Map(all.map((one, index) => [ARTISTS[index] ?? 0, one])));
/** Mostly within the hour: otherwise few orders are accepted and paid in time. */
const hoursBetween = fc.oneof(
  { weight: 14, arbitrary: fc.constant(0.5) },
  { weight: 1, arbitrary: fc.constantFrom(20, 80, 180) },
);
const choices = fc.array(fc.tuple(fc.nat(9999), hoursBetween), { minLength: 30, maxLength: 60 });

test('When an order lives in any way, then no rupee is lost, nothing happens twice, and everything comes to an end', () => {
  const seen = new Set<OrderEvent>();
  const names = Object.keys(ORDER_EVENTS).sort();
  const life = fc.property(lines, charges, rates, choices, (bought, price, ofArtists, chosen) => {
    let state = placedOrder(bought, sampleShipping({ price }), ofArtists);
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
      record(ledger, next.step, state);
      expectBalance(next.result, ledger);
      expect(applyTransition(next.result, next.step, hoursLater(hours))).toBe('same');
      state = next.result;
    }
    expectEnd(state);
    for (const event of events(state)) seen.add(event);
  });
  fc.assert(life, { numRuns: 800 });
  // In few of so many lives an event happens that is rare: then there are more of them.
  for (let more = 0; more < 10 && seen.size < names.length; more += 1) fc.assert(life, { numRuns: 200 });
  expect([...seen].sort()).toEqual(names);
});
