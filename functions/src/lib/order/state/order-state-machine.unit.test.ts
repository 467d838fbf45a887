import type { OrderStatus, SubOrderStatus } from '@aperture-byline/contract/order/stored';
import { addBusinessDays } from '@aperture-byline/contract/shipping/arrival';
import { describe, expect, test } from 'vitest';
import {
  accept,
  applyTransitions,
  decline,
  events,
  hoursLater,
  ONE,
  OTHER,
  orderLine,
  placedOrder,
  received,
  statuses,
} from '../../../../test-support/orders/order-states.ts';
import { deriveOrderStatus } from './order-amounts.ts';
import type { OrderState } from './order-state.ts';
import { applyTransition, type OrderTransition } from './order-state-machine.ts';

const ship = (artistId: number): OrderTransition => ({
  name: 'ship',
  artistId,
  carrier: 'Post',
  tracking: 'X1',
});
const refunded = (reference: string, amount = 2000): OrderTransition => ({
  name: 'refunded',
  reference,
  amount,
});
const dropArtist = (artistId: number): OrderTransition => ({ name: 'dropArtist', artistId });

describe('an order', () => {
  test('When it is placed, then each artist is awaited and nothing is due', () => {
    const { order, subOrders } = placedOrder([orderLine(ONE, 2000), orderLine(OTHER, 3000), orderLine(ONE, 500)]);
    expect(order).toMatchObject({ subtotal: 5500, total: 5600, amountDue: 0, artistIds: [ONE, OTHER] });
    expect(subOrders.map(({ subtotal, lines }) => [subtotal, lines.length])).toEqual([
      [2500, 2],
      [3000, 1],
    ]);
    expect(subOrders[0]).toMatchObject({ acceptBy: hoursLater(24), remindAt: hoursLater(12) });
  });

  test('When one artist accepts and the other declines, then the accepted sub-order with shipping is due', () => {
    const one = applyTransitions(placedOrder(), [[accept(ONE)]]);
    expect(one.order).toMatchObject({
      status: 'awaiting_acceptance',
      paymentStatus: 'not_due',
      amountDue: 0,
    });
    const both = applyTransitions(one, [[decline(OTHER)]]);
    expect(both.order).toMatchObject({ status: 'accepted', paymentStatus: 'due', amountDue: 2100 });
    expect(events(both)).toEqual(['placed', 'accepted', 'declined', 'payment_due']);
    expect(both.order.timeline[2]).toMatchObject({ artistId: OTHER, note: 'Out of paper' });
  });

  test('When nobody accepts, then nothing is due', () => {
    const declined = applyTransitions(placedOrder(), [[decline(ONE)], [{ name: 'expire', artistId: OTHER }, 24]]);
    expect(declined.order).toMatchObject({ status: 'declined', paymentStatus: 'not_due', amountDue: 0 });
  });

  test('When it is paid, prepared and shipped, then the order stands where its slowest sub-order does', () => {
    const paid = applyTransitions(placedOrder(), [[accept(ONE)], [accept(OTHER)], [received()]]);
    expect(paid.order).toMatchObject({ paymentStatus: 'paid', payment: { amount: 5100, reference: 'UTR1' } });
    expect(paid.subOrders[0]).toMatchObject({ prepareBy: hoursLater(49), payoutStatus: 'pending' });
    const one = applyTransitions(paid, [[{ name: 'prepare', artistId: ONE }], [ship(ONE)]]);
    expect([one.order.status, ...statuses(one)]).toEqual(['accepted', 'shipped', 'accepted']);
    // Seven business days after Friday, 20 November.
    expect(one.subOrders).toMatchObject([
      { payoutStatus: 'due', payoutDueAt: new Date('2026-12-01T11:00:00Z') },
      { payoutStatus: 'pending', payoutDueAt: null },
    ]);
    const done = applyTransitions(one, [
      [{ name: 'deliver', artistId: ONE }],
      [{ name: 'prepare', artistId: OTHER }],
      [ship(OTHER)],
      [{ name: 'deliver', artistId: OTHER }],
    ]);
    expect(done.order.status).toBe('delivered');
  });

  test('When it is sent after the term of the payout, then the payout is due when it is sent', () => {
    const late = applyTransitions(placedOrder([orderLine(ONE, 2000)]), [
      [accept(ONE)],
      [received()],
      [{ name: 'prepare', artistId: ONE }],
      [ship(ONE), 480],
    ]);
    expect(late.subOrders[0]).toMatchObject({ payoutStatus: 'due', payoutDueAt: hoursLater(480) });
  });

  test.each<[string, SubOrderStatus[], OrderStatus]>([
    ['one is awaited', ['accepted', 'awaiting_acceptance'], 'awaiting_acceptance'],
    ['one is ahead', ['delivered', 'preparing', 'declined'], 'preparing'],
    ['all expired', ['expired', 'expired'], 'expired'],
    ['one declined', ['expired', 'declined'], 'declined'],
    ['the buyer cancelled the rest', ['declined', 'cancelled', 'expired'], 'cancelled'],
  ])('When %s, then the status says so', (_what, subOrders, status) => {
    expect(deriveOrderStatus(subOrders)).toBe(status);
  });
});

describe('transitions that are not allowed', () => {
  const accepted = applyTransitions(placedOrder(), [[accept(ONE)], [accept(OTHER)]]);
  const paid = applyTransitions(accepted, [[received()]]);
  const sent = applyTransitions(paid, [[{ name: 'prepare', artistId: ONE }], [ship(ONE)]]);

  test.each<[string, OrderState, OrderTransition, hours: number]>([
    ['accepted too late', placedOrder(), accept(ONE), 24],
    ['declined too late', placedOrder(), decline(ONE), 24],
    ['declined after acceptance', accepted, decline(ONE), 1],
    ['accepted after a decline', applyTransitions(placedOrder(), [[decline(ONE)]]), accept(ONE), 1],
    ['prepared before the payment', accepted, { name: 'prepare', artistId: ONE }, 1],
    ['shipped before it is prepared', paid, ship(ONE), 1],
    ['delivered before it is shipped', paid, { name: 'deliver', artistId: ONE }, 1],
    ['cancelled after it was paid', paid, { name: 'cancel' }, 1],
    ['said to have come before it is shipped', paid, { name: 'arrive', artistId: ONE }, 1],
    [
      'cancelled where everybody declined',
      applyTransitions(placedOrder(), [[decline(ONE)], [decline(OTHER)]]),
      { name: 'cancel' },
      1,
    ],
    [
      'cancelled after one of two declined and the other was paid',
      applyTransitions(placedOrder(), [[accept(ONE)], [decline(OTHER)], [received()]]),
      { name: 'cancel' },
      1,
    ],
    ['paid before it is due', placedOrder(), received(), 1],
    ['paid again', paid, received('UTR2'), 1],
    ['paid where something else is due than was seen', accepted, received('UTR1', 5100, 5101), 1],
    ['paid where nothing was due when it was seen', accepted, received('UTR1', 5100, 0), 1],
    ['paid again with the same reference and another amount', paid, received('UTR1', 5000), 1],
    ['refunded where nothing is', paid, refunded('R1', 0), 1],
    [
      'refunded with what was due before the other artist left',
      applyTransitions(paid, [[dropArtist(ONE)], [dropArtist(OTHER)]]),
      refunded('R1'),
      1,
    ],
    ['paid out before the payment', accepted, { name: 'paidOut', artistId: ONE, reference: 'P1', amount: 2000 }, 1],
    ['paid out before it is sent', paid, { name: 'paidOut', artistId: ONE, reference: 'P1', amount: 2000 }, 1],
    ['paid out less', sent, { name: 'paidOut', artistId: ONE, reference: 'P1', amount: 1999 }, 1],
    ['a stranger’s', placedOrder(), accept(900000003), 1],
  ])('When a sub-order is %s, then it is refused', (_what, state, transition, hours) => {
    expect(applyTransition(state, transition, hoursLater(hours))).toBe('refused');
  });

  test('When something is sent once more with other words, then it is refused', () => {
    const shipped = applyTransitions(paid, [[{ name: 'prepare', artistId: ONE }], [ship(ONE)]]);
    expect(applyTransition(shipped, ship(ONE), hoursLater(2))).toBe('same');
    const other: OrderTransition = { name: 'ship', artistId: ONE, carrier: 'Post', tracking: 'X2' };
    expect(applyTransition(shipped, other, hoursLater(2))).toBe('refused');
  });
});

describe('people who leave', () => {
  test('When an artist leaves a paid order, then their sub-order is to be given back, and all of it with the last one', () => {
    const paid = applyTransitions(placedOrder(), [[accept(ONE)], [accept(OTHER)], [received()]]);
    const one = applyTransitions(paid, [[dropArtist(ONE)]]);
    expect(one.order).toMatchObject({ refundStatus: 'due', refundAmount: 2000, paymentStatus: 'paid' });
    expect(one.subOrders[0]).toMatchObject({
      status: 'declined',
      payoutStatus: 'none',
      prepareBy: null,
      saleEndedAt: hoursLater(1),
    });
    const first = applyTransitions(one, [[refunded('R1')]]);
    expect(first.order).toMatchObject({ refundStatus: 'paid', paymentStatus: 'paid' });
    const both = applyTransitions(first, [[dropArtist(OTHER)]]);
    expect(both.order).toMatchObject({ refundStatus: 'due', refundAmount: 5100 });
    const all = applyTransitions(both, [[refunded('R2')]]);
    expect(all.order).toMatchObject({ refundStatus: 'paid', paymentStatus: 'refunded' });
    expect(all.order.refunds.map(({ amount }) => amount)).toEqual([2000, 3100]);
  });

  test('When an artist leaves after a print was sent, then it stays sold', () => {
    const sent = applyTransitions(placedOrder([orderLine(ONE, 2000)]), [
      [accept(ONE)],
      [received()],
      [{ name: 'prepare', artistId: ONE }],
      [ship(ONE)],
    ]);
    const { order, subOrders } = applyTransitions(sent, [[dropArtist(ONE), 2]]);
    expect({ order, subOrders: subOrders.map(({ isArtistGone: _isGone, ...subOrder }) => subOrder) }).toEqual({
      order: { ...sent.order, updatedAt: hoursLater(2) },
      subOrders: sent.subOrders.map((subOrder) => ({ ...subOrder, updatedAt: hoursLater(2) })),
    });
  });

  test('When an artist leaves while the payment is due, then the new amount is due until the same day; with the last one nothing', () => {
    const due = applyTransitions(placedOrder(), [[accept(ONE)], [accept(OTHER)]]);
    const less = applyTransitions(due, [[dropArtist(ONE), 30]]);
    expect(less.order).toMatchObject({ paymentStatus: 'due', amountDue: 3100, payBy: hoursLater(169) });
    expect(events(less).slice(-3)).toEqual(['payment_due', 'declined', 'payment_due']);
    const none = applyTransitions(less, [[dropArtist(OTHER), 31]]);
    expect(none.order).toMatchObject({
      status: 'declined',
      paymentStatus: 'not_due',
      amountDue: 0,
      payBy: null,
      payRemindAt: null,
    });
    expect(events(none).at(-1)).toBe('declined');
    expect(applyTransition(none, received('UTR1', 3100), hoursLater(32))).toBe('refused');
  });

  test('When the buyer leaves before the payment, then the order ends without name and address', () => {
    const left = applyTransitions(placedOrder(), [[accept(ONE)], [{ name: 'dropBuyer' }]]);
    expect(statuses(left)).toEqual(['cancelled', 'cancelled']);
    expect(left.order).toMatchObject({ buyerId: null, buyerName: '', status: 'cancelled', amountDue: 0 });
    expect(Object.values(left.order.address).join('')).toBe('');
  });

  test('When the buyer leaves after the payment, then the address stays until everything has arrived', () => {
    const left = applyTransitions(placedOrder([orderLine(ONE, 2000)]), [
      [accept(ONE)],
      [received()],
      [{ name: 'dropBuyer' }],
    ]);
    expect(left.order).toMatchObject({ buyerId: null, address: { city: 'Kochi' }, status: 'accepted' });
    expect(left.subOrders[0]?.buyerId).toBeNull();
    const done = applyTransitions(left, [
      [{ name: 'prepare', artistId: ONE }],
      [ship(ONE)],
      [{ name: 'deliver', artistId: ONE }],
    ]);
    expect(done.order).toMatchObject({ buyerName: '', address: { city: '', phone: '' } });
  });
});

describe('the schedule', () => {
  test('When twelve hours have passed, then the artist is reminded once', () => {
    const remind: OrderTransition = { name: 'remind', artistId: ONE };
    expect(applyTransition(placedOrder(), remind, hoursLater(11))).toBe('same');
    const reminded = applyTransitions(placedOrder(), [[remind, 12]]);
    expect(applyTransition(reminded, remind, hoursLater(13))).toBe('same');
    expect(statuses(reminded)).toEqual(['awaiting_acceptance', 'awaiting_acceptance']);
  });

  test('When forty-eight hours have passed since the payment, then an unprepared sub-order is late, once', () => {
    const flag: OrderTransition = { name: 'flagLate', artistId: ONE };
    const paid = applyTransitions(placedOrder([orderLine(ONE, 2000)]), [[accept(ONE)], [received()]]);
    expect(applyTransition(paid, flag, hoursLater(48))).toBe('same');
    const late = applyTransitions(paid, [[flag, 49]]);
    expect(late.subOrders[0]).toMatchObject({ isLate: true, status: 'accepted' });
    expect(applyTransition(late, flag, hoursLater(50))).toBe('same');
    const preparing = applyTransitions(paid, [[{ name: 'prepare', artistId: ONE }]]);
    expect(applyTransition(preparing, flag, hoursLater(60))).toBe('same');
  });

  test('When a payment is due, then the buyer is reminded once after three days, and the order ends unpaid after seven', () => {
    const [remind, end] = [{ name: 'remindToPay' }, { name: 'endUnpaid' }] as const;
    const due = applyTransitions(placedOrder(), [[accept(ONE)], [decline(OTHER)]]);
    expect(due.order).toMatchObject({ payRemindAt: hoursLater(73), payBy: hoursLater(169) });
    expect(applyTransition(due, remind, hoursLater(72.9))).toBe('same');
    const reminded = applyTransitions(due, [[remind, 73]]);
    expect(events(reminded).at(-1)).toBe('payment_reminded');
    expect(applyTransition(reminded, remind, hoursLater(74))).toBe('same');
    expect(applyTransition(reminded, end, hoursLater(168.9))).toBe('same');
    expect(applyTransition(due, remind, hoursLater(169))).toBe('same');
    const cancelled = applyTransitions(reminded, [[{ name: 'cancel' }, 74]]);
    expect(cancelled.order).toMatchObject({ status: 'cancelled', paymentStatus: 'not_due', payBy: null });
    expect(statuses(cancelled)).toEqual(['cancelled', 'declined']);
    const ended = applyTransitions(reminded, [[end, 169]]);
    expect(ended.order).toMatchObject({ status: 'cancelled', paymentStatus: 'not_due', payBy: null });
    expect(statuses(ended)).toEqual(['cancelled', 'declined']);
    expect(events(ended).at(-1)).toBe('unpaid');
    expect(applyTransition(ended, end, hoursLater(170))).toBe('same');
    const paid = applyTransitions(due, [[received()]]);
    for (const transition of [remind, end]) expect(applyTransition(paid, transition, hoursLater(200))).toBe('same');
  });

  test.each([
    ['a Friday', '2026-11-20T10:00:00Z', '2026-12-01T10:00:00Z'],
    ['a Monday', '2026-11-23T10:00:00Z', '2026-12-02T10:00:00Z'],
    ['a Saturday', '2026-11-21T10:00:00Z', '2026-12-01T10:00:00Z'],
    ['a Sunday in London that is Monday in India', '2026-11-22T20:00:00Z', '2026-12-01T20:00:00Z'],
  ])('When %s is followed by seven business days, then weekends do not count', (_day, from, to) => {
    expect(addBusinessDays(new Date(from), 7)).toEqual(new Date(to));
  });
});
