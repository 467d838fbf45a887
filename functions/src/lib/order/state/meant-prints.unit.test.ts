import type { SubOrderStatus } from '@aperture-byline/contract/order/stored';
import { expect, test } from 'vitest';
import {
  accept,
  allTransitions,
  applyTransitions,
  came,
  decline,
  hoursLater,
  ONE,
  OTHER,
  orderLine,
  placedOrder,
  received,
  withCurrentAmount,
} from '../../../../test-support/orders/order-states.ts';
import { findMeant, findMeantLines, nameFirst } from './meant-prints.ts';
import type { OrderState } from './order-state.ts';
import { applyTransition, type OrderTransition } from './order-state-machine.ts';

/** A state with those whose money is to be given back then. */
interface Reached {
  state: OrderState;
  owed: readonly number[];
  hours: number;
}

/** Hours that have to pass first. */
const WAITS: Partial<Record<OrderTransition['name'], number>> = {
  remind: 13,
  expire: 25,
  remindToPay: 100,
  endUnpaid: 200,
  flagLate: 60,
};
const describeState = ({ state: { order, subOrders }, owed }: Reached) =>
  JSON.stringify([
    subOrders.map(({ status, paidAt, claim, claimRefund }) => [status, paidAt === null, claim?.status, claimRefund]),
    [order.paymentStatus, order.paymentClaim === null, order.refundStatus, order.transfers.length > 0, owed],
  ]);

function listNext({ state, hours }: Reached): { next: OrderState; hours: number }[] {
  const reference = `UTR-${state.order.timeline.length}`;
  return [0, 1].flatMap((line) =>
    allTransitions(state, reference, line).flatMap((transition) => {
      // Else small parts of a payment would come for ever.
      if ('due' in transition && transition.amount === 1 && state.order.transfers.length > 0) return [];
      if (transition.name === 'moveClaim' && transition.action !== 'refund') return [];
      if (['dropBuyer', 'openClaim', 'paidOut', 'reversed'].includes(transition.name) && line === 1) return [];
      const then = hours + (WAITS[transition.name] ?? 0.001);
      const next = applyTransition(state, withCurrentAmount(state, transition), hoursLater(then));
      return typeof next === 'string' ? [] : [{ next, hours: then }];
    }),
  );
}

const ended: readonly SubOrderStatus[] = ['declined', 'expired', 'cancelled'];
const artistsOf = (subOrders: OrderState['subOrders']) => subOrders.map(({ artistId }) => artistId);

/** Whom a change of a whole order is about, by what it changed; null where nothing says so. */
function expectedArtists(before: Reached, after: OrderState, event: string): readonly number[] | null {
  const changed = after.subOrders.filter((one, index) => {
    const previous = before.state.subOrders[index];
    return (ended.includes(one.status) && one.status !== previous?.status) || one.claimRefund !== previous?.claimRefund;
  });
  const left = after.subOrders.filter(({ status }) => !ended.includes(status));
  if (event === 'refunded') return before.owed;
  if (event === 'cancelled' || event === 'unpaid') return artistsOf(changed);
  if (event === 'refund_due') return changed.length > 0 ? artistsOf(changed) : left.length > 0 ? [] : null;
  if (event === 'paid')
    return artistsOf(after.subOrders.filter(({ paidAt }, index) => paidAt !== before.state.subOrders[index]?.paidAt));
  return left.length > 0 ? artistsOf(left) : null;
}

test('When an order goes from any pair of states to another one, then each event names the prints that it is about', () => {
  const start: Reached = { state: placedOrder(), owed: [], hours: 1 };
  const reached = new Map([[describeState(start), start]]);
  const pairs = new Set<string>();
  const named = new Set<string>();
  for (const before of reached.values()) {
    pairs.add(before.state.subOrders.map(({ status }) => status).join());
    for (const { next, hours } of listNext(before)) {
      const { timeline } = next.order;
      let { owed } = before;
      for (let index = before.state.order.timeline.length; index < timeline.length; index += 1) {
        const entry = timeline[index];
        if (!entry) continue;
        const meant = findMeant(next.order, index).map(({ artistId }) => artistId);
        const expected = entry.artistId === null ? expectedArtists(before, next, entry.event) : [entry.artistId];
        const how = `${describeState(before)}: ${entry.event}`;
        if (expected) expect(new Set(meant), how).toEqual(new Set(expected));
        // It came after the order had ended: whose prints were declined before the payment is named by none.
        else expect(meant.length, how).toBeGreaterThan(0);
        if (entry.event === 'refund_due') owed = [...new Set([...owed, ...meant])].sort();
        if (entry.event === 'refunded') owed = [];
        named.add(entry.event);
      }
      const after = { state: next, owed, hours };
      const key = describeState(after);
      if (!reached.has(key)) reached.set(key, after);
    }
  }
  const going = ['accepted', 'preparing', 'shipped', 'delivered'];
  const expectedPairs = [
    ...['awaiting_acceptance', ...going, 'declined', 'expired'].flatMap((one) => [`${one},declined`, `${one},expired`]),
    ...going.flatMap((one) => going.map((other) => `${one},${other}`)),
    'awaiting_acceptance,awaiting_acceptance',
    'awaiting_acceptance,accepted',
    'cancelled,declined',
    'cancelled,expired',
    'cancelled,cancelled',
  ];
  for (const pair of expectedPairs) {
    expect(pairs, pair).toContain(pair);
    expect(pairs, pair).toContain(pair.split(',').reverse().join());
  }
  for (const event of ['refund_due', 'refunded', 'paid', 'part_paid', 'unpaid', 'cancelled', 'claim_refunded'])
    expect(named).toContain(event);
});

const drop = (artistId: number): OrderTransition => ({ name: 'dropArtist', artistId });
const refund: OrderTransition = { name: 'refunded', reference: 'R1', amount: 0 };
const titled = (artistId: number, title: string) => ({
  ...orderLine(artistId, 2000),
  productId: title,
  title,
});
const THIRD = 900000003;

test.each<[how: string, transitions: OrderTransition[], titles: string[]]>([
  [
    'declined before the payment',
    [decline(ONE), accept(OTHER), accept(THIRD), received(), drop(THIRD), refund],
    ['Pier'],
  ],
  [
    'given back before',
    [
      accept(ONE),
      accept(OTHER),
      accept(THIRD),
      received(),
      drop(ONE),
      { ...refund, reference: 'R0' } as OrderTransition,
      drop(THIRD),
      refund,
    ],
    ['Pier'],
  ],
  [
    'given back at once',
    [accept(ONE), accept(OTHER), accept(THIRD), received(), drop(ONE), drop(THIRD), refund],
    ['Fog', 'Dune', 'Pier'],
  ],
  [
    'not accepted any more when a part of the payment had come',
    [accept(ONE), accept(OTHER), accept(THIRD), came('UTR1', 5000), drop(ONE), refund],
    ['Fog', 'Dune'],
  ],
  ['paid too much', [accept(ONE), decline(OTHER), accept(THIRD), came('UTR1', 9_999), refund], []],
])('When one of several prints was %s, then a refund names those that it is for', (_, transitions, titles) => {
  const lines = [titled(ONE, 'Fog'), titled(ONE, 'Dune'), titled(OTHER, 'Harbour'), titled(THIRD, 'Pier')];
  const { order, subOrders } = applyTransitions(
    placedOrder(lines),
    transitions.map((one) => [one]),
  );
  const index = order.timeline.length - 1;
  expect(order.timeline[index]?.event).toBe('refunded');
  expect(findMeantLines(order, index, subOrders).map(({ title }) => title)).toEqual(titles);
});

test('When a claim is about one of an artist’s prints, then its events and its refund name that one, and the payout the other', () => {
  const lines = [titled(ONE, 'Fog'), titled(ONE, 'Dune'), titled(OTHER, 'Harbour')];
  const { order, subOrders } = applyTransitions(placedOrder(lines), [
    [accept(ONE)],
    [accept(OTHER)],
    [received()],
    [{ name: 'prepare', artistId: ONE }],
    [{ name: 'ship', artistId: ONE, carrier: 'Post', tracking: '1' }],
    [{ name: 'deliver', artistId: ONE }],
    [{ name: 'openClaim', artistId: ONE, reason: 'damaged', text: 'Broken', pictures: [], lines: [1] }],
    [{ name: 'moveClaim', artistId: ONE, by: 'artist', action: 'refund', carrier: '', tracking: '' }],
    [refund],
    [{ name: 'paidOut', artistId: ONE, reference: 'P1', amount: 0 }],
  ]);
  const named = order.timeline.map((entry, index) => [
    entry?.event,
    findMeantLines(order, index, subOrders)
      .map(({ title }) => title)
      .join(),
  ]);
  expect(Object.fromEntries(named)).toMatchObject({
    placed: 'Fog,Dune,Harbour',
    delivered: 'Fog,Dune',
    claim_opened: 'Dune',
    claim_refunded: 'Dune',
    refund_due: 'Dune',
    refunded: 'Dune',
    paid_out: 'Fog',
  });
});

test('When prints are named, then copies are one, and the others are counted', () => {
  expect(nameFirst([titled(ONE, 'Fog'), titled(ONE, 'Fog'), titled(OTHER, 'Pier')])).toEqual({
    title: 'Fog',
    others: 1,
  });
  expect(nameFirst([])).toEqual({ title: '', others: 0 });
});
