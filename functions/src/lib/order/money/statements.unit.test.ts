import { sampleShipping } from '@aperture-byline/contract/samples/stored-documents';
import { monthInIndia } from '@aperture-byline/contract/shared/dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allTransitions,
  hoursLater,
  orderLine,
  placedOrder,
  RARE,
  withCurrentAmount,
} from '../../../../test-support/orders/order-states.ts';
import { computeOpenRefund, sumReceived } from '../state/order-amounts.ts';
import type { OrderState } from '../state/order-state.ts';
import { applyTransition } from '../state/order-state-machine.ts';
import { computeHouseStatement, computeStatement, listEntries, listMonths } from './statements.ts';

const ARTISTS = [900000001, 900000002, 900000003] as const;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const bought = fc
  .array(fc.tuple(fc.constantFrom(...ARTISTS), fc.integer({ min: 101, max: 100_000 })), { minLength: 1, maxLength: 5 })
  .map((all) => all.map(([artistId, price]) => orderLine(artistId, price)));
const rates = fc
  .tuple(...ARTISTS.map(() => fc.record({ commissionRate: fc.nat(6000), tdsRate: fc.nat(2000) })))
  .map((all) => new Map(all.map((one, index) => [ARTISTS[index] ?? 0, one])));
/** Mostly within the hour, sometimes so late that it is another month. */
const hoursBetween = fc.oneof(
  { weight: 12, arbitrary: fc.constant(0.5) },
  { weight: 2, arbitrary: fc.constantFrom(20, 80, 140, 300) },
);
const choices = fc.array(fc.tuple(fc.nat(9999), hoursBetween), { minLength: 20, maxLength: 50 });
const life = fc.record({ bought, charge: fc.integer({ min: 1, max: 100_000 }), rates, choices });

/** Returns every state of an order that lives so, with its time. */
function live({ bought, charge, rates, choices }: Parameters<Parameters<typeof life.map>[0]>[0]) {
  let state = placedOrder(bought, sampleShipping({ price: charge }), rates);
  let hours = 0;
  return choices.map(([choice, wait], at) => {
    hours += wait;
    const now = hoursLater(hours);
    const possible = allTransitions(state, `UTR-10000${at}`, choice % 2).flatMap((transition) => {
      if (RARE.has(transition.name) && choice % 25 !== 0) return [];
      const result = applyTransition(state, withCurrentAmount(state, transition), now);
      return typeof result === 'string' ? [] : [result];
    });
    state = possible[choice % Math.max(1, possible.length)] ?? state;
    return { state, now };
  });
}

const subOrdersOf = (states: readonly OrderState[], artist: number) =>
  states.flatMap(({ subOrders }) => subOrders.filter(({ artistId }) => artistId === artist));
const statementsOf = (states: readonly OrderState[], artist: number, now: Date) => {
  const own = subOrdersOf(states, artist);
  return listMonths(own, now).map((month) => computeStatement(own, month));
};

test('When orders live in any way, then all statements and the account of the house are what came in less what went out', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(life, { minLength: 1, maxLength: 3 }), (lives) => {
      const ends = lives.map(live).flatMap((all) => all.at(-1) ?? []);
      const states = ends.map(({ state }) => state);
      const now = new Date(Math.max(...ends.map(({ now }) => now.getTime())));
      const statements = ARTISTS.flatMap((artist) => statementsOf(states, artist, now));
      const balance = sum(ARTISTS.map((artist) => statementsOf(states, artist, now)[0]?.closing ?? 0));
      // From the month of the first order on.
      const months = listMonths([{ ...placedOrder().subOrders[0], paidAt: hoursLater(0) } as never], now);
      const house = months.map((month) => computeHouseStatement(states, month));
      const ofBuyers = states.map(
        ({ order }) => computeOpenRefund(order) + (order.paymentStatus === 'due' ? sumReceived(order) : 0),
      );
      expect(sum(house.map(({ held }) => held))).toBe(balance + sum(ofBuyers));
      const cameIn =
        sum(states.map(({ order }) => sumReceived(order))) +
        sum(house.map(({ reversed, returned }) => reversed + returned));
      const wentOut = sum(house.map(({ refunded, paidOut }) => refunded + paidOut));
      const kept = sum(house.map(({ commission, shipping, tax }) => commission + shipping + tax));
      expect(balance + sum(ofBuyers) + kept).toBe(cameIn - wentOut);
      // Each payout is in one statement, and so is everything else.
      const listed = statements.flatMap(({ entries }) => entries);
      const entries = states.flatMap(({ subOrders }) => subOrders.flatMap(listEntries));
      expect(listed).toHaveLength(entries.length);
      const payouts = states.flatMap(({ subOrders }) =>
        subOrders.filter(({ payoutStatus }) => payoutStatus === 'paid'),
      );
      const returned = states.flatMap(({ subOrders }) => subOrders.flatMap(({ returnedPayouts }) => returnedPayouts));
      expect(listed.filter(({ kind }) => kind === 'payout')).toHaveLength(payouts.length + returned.length);
      expect(listed.filter(({ kind }) => kind === 'returned')).toHaveLength(returned.length);
      for (const { kind } of listed) seen.add(kind);
      if (statements.some(({ opening }) => opening !== 0)) seen.add('opening');
    }),
    { numRuns: 400 },
  );
  expect([...seen].sort()).toEqual([
    'commission',
    'opening',
    'payout',
    'refund',
    'returned',
    'reversal',
    'sale',
    'tax',
  ]);
});

test('When something happens, then the statements of the months before stay as they are', () => {
  let closed = 0;
  fc.assert(
    fc.property(life, (one) => {
      let before: { month: string; statement: object }[] = [];
      for (const { state, now } of live(one)) {
        const present = ARTISTS.flatMap((artist) => statementsOf([state], artist, now)).map((statement) => ({
          month: statement.month,
          statement,
        }));
        const isOver = ({ month }: { month: string }) => month < monthInIndia(now);
        const kept = before.filter(isOver);
        closed += kept.length;
        for (const { statement } of kept) expect(present.map((other) => other.statement)).toContainEqual(statement);
        before = present;
      }
    }),
    { numRuns: 300 },
  );
  expect(closed).toBeGreaterThan(0);
});
