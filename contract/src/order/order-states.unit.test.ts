import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newOrder } from './new-order.ts';
import { addBusinessDays, canCancel, isEndedWithoutSale, orderStatusOf } from './order-amounts.ts';
import { amountToConfirm, applyMove, type OrderMove, type OrderState } from './order-states.ts';
import type { ScheduleMove } from './part-moves.ts';
import type { OrderEvent, OrderLine, OrderStatus, PartStatus } from './stored.ts';

const HOUR = 60 * 60 * 1000;
const START = new Date('2026-11-20T10:00:00Z');
const [ONE, OTHER] = [900000001, 900000002];

const EVERY_EVENT: readonly OrderEvent[] = [
  'placed',
  'reminded',
  'accepted',
  'declined',
  'expired',
  'cancelled',
  'payment_due',
  'payment_reminded',
  'unpaid',
  'paid',
  'late',
  'preparing',
  'shipped',
  'delivered',
  'refund_due',
  'refunded',
  'paid_out',
];

const hoursLater = (hours: number) => new Date(START.getTime() + hours * HOUR);

function line(artistId: number, price: number): OrderLine {
  return {
    productId: `p${artistId}-${price}`,
    slug: 'lighthouse-print',
    title: 'Lighthouse',
    artistId,
    artistName: 'Mira Pillai',
    sizeId: 'a4',
    width: 21,
    height: 30,
    frameId: 'oak',
    frameType: 'Oak',
    sizePrice: price - 100,
    framePrice: 100,
    price,
    picture: null,
  };
}

function place(lines: OrderLine[] = [line(ONE, 2000), line(OTHER, 3000)]): OrderState {
  const address = {
    address: '4 Beach Road',
    city: 'Kochi',
    state: 'Kerala',
    country: 'India',
    postalCode: '682001',
    email: 'asha@example.com',
    phone: '9876543210',
    alternatePhone: '9876543211',
  };
  const buyer = { buyerId: 900000009, buyerName: 'Asha Rao', fingerprint: 'f' };
  return newOrder({ id: 'order', ...buyer, address, lines }, START);
}

/** What an administrator confirms is the amount that they can confirm then. */
function ofThen(state: OrderState, move: OrderMove): OrderMove {
  return 'amount' in move ? { ...move, amount: amountToConfirm(state, move) } : move;
}

/** The state after these moves, each of which must change it; amounts are those of then. */
function after(state: OrderState, moves: readonly [OrderMove, hours?: number][]): OrderState {
  let hours = 1;
  return moves.reduce((before, [move, at]) => {
    hours = at ?? hours;
    const result = applyMove(before, ofThen(before, move), hoursLater(hours));
    if (typeof result === 'string') throw new Error(`${move.name} is ${result}`);
    return result;
  }, state);
}

const accept = (artistId: number): OrderMove => ({ name: 'accept', artistId });
const decline = (artistId: number): OrderMove => ({ name: 'decline', artistId, reason: 'Out of paper' });
const ship = (artistId: number): OrderMove => ({ name: 'ship', artistId, carrier: 'Post', tracking: 'X1' });
const received = (reference = 'UTR1', amount = 5100): OrderMove => ({ name: 'received', reference, amount });
const refunded = (reference: string, amount = 2000): OrderMove => ({ name: 'refunded', reference, amount });
const dropArtist = (artistId: number): OrderMove => ({ name: 'dropArtist', artistId });
const statuses = ({ parts }: OrderState) => parts.map(({ status }) => status);
const events = ({ order }: OrderState) => order.timeline.map(({ event }) => event);

describe('an order', () => {
  test('When it is placed, then each artist is awaited and nothing is due', () => {
    const { order, parts } = place([line(ONE, 2000), line(OTHER, 3000), line(ONE, 500)]);
    expect(order).toMatchObject({ subtotal: 5500, total: 5600, amountDue: 0, artistIds: [ONE, OTHER] });
    expect(parts.map(({ subtotal, lines }) => [subtotal, lines.length])).toEqual([
      [2500, 2],
      [3000, 1],
    ]);
    expect(parts[0]).toMatchObject({ acceptBy: hoursLater(24), remindAt: hoursLater(12) });
  });

  test('When one artist accepts and the other declines, then the accepted part with shipping is due', () => {
    const one = after(place(), [[accept(ONE)]]);
    expect(one.order).toMatchObject({
      status: 'awaiting_acceptance',
      paymentStatus: 'not_due',
      amountDue: 0,
    });
    const both = after(one, [[decline(OTHER)]]);
    expect(both.order).toMatchObject({ status: 'accepted', paymentStatus: 'due', amountDue: 2100 });
    expect(events(both)).toEqual(['placed', 'accepted', 'declined', 'payment_due']);
    expect(both.order.timeline[2]).toMatchObject({ artistId: OTHER, note: 'Out of paper' });
  });

  test('When nobody accepts, then nothing is due', () => {
    const declined = after(place(), [[decline(ONE)], [{ name: 'expire', artistId: OTHER }, 24]]);
    expect(declined.order).toMatchObject({ status: 'declined', paymentStatus: 'not_due', amountDue: 0 });
  });

  test('When it is paid, prepared and shipped, then the order stands where its slowest part does', () => {
    const paid = after(place(), [[accept(ONE)], [accept(OTHER)], [received()]]);
    expect(paid.order).toMatchObject({ paymentStatus: 'paid', payment: { amount: 5100, reference: 'UTR1' } });
    expect(paid.parts[0]).toMatchObject({ prepareBy: hoursLater(49), payoutStatus: 'due' });
    const one = after(paid, [[{ name: 'prepare', artistId: ONE }], [ship(ONE)]]);
    expect([one.order.status, ...statuses(one)]).toEqual(['accepted', 'shipped', 'accepted']);
    const done = after(one, [
      [{ name: 'deliver', artistId: ONE }],
      [{ name: 'prepare', artistId: OTHER }],
      [ship(OTHER)],
      [{ name: 'deliver', artistId: OTHER }],
    ]);
    expect(done.order.status).toBe('delivered');
  });

  test.each<[string, PartStatus[], OrderStatus]>([
    ['one is awaited', ['accepted', 'awaiting_acceptance'], 'awaiting_acceptance'],
    ['one is ahead', ['delivered', 'preparing', 'declined'], 'preparing'],
    ['all expired', ['expired', 'expired'], 'expired'],
    ['one declined', ['expired', 'declined'], 'declined'],
    ['the buyer cancelled the rest', ['declined', 'cancelled', 'expired'], 'cancelled'],
  ])('When %s, then the status says so', (_what, parts, status) => {
    expect(orderStatusOf(parts)).toBe(status);
  });
});

describe('moves that are not allowed', () => {
  const accepted = after(place(), [[accept(ONE)], [accept(OTHER)]]);
  const paid = after(accepted, [[received()]]);

  test.each<[string, OrderState, OrderMove, hours: number]>([
    ['accepted too late', place(), accept(ONE), 24],
    ['declined too late', place(), decline(ONE), 24],
    ['declined after acceptance', accepted, decline(ONE), 1],
    ['accepted after a decline', after(place(), [[decline(ONE)]]), accept(ONE), 1],
    ['prepared before the payment', accepted, { name: 'prepare', artistId: ONE }, 1],
    ['shipped before it is prepared', paid, ship(ONE), 1],
    ['delivered before it is shipped', paid, { name: 'deliver', artistId: ONE }, 1],
    ['cancelled after acceptance', accepted, { name: 'cancel' }, 1],
    ['cancelled after one of two accepted', after(place(), [[accept(ONE)]]), { name: 'cancel' }, 1],
    [
      'cancelled where everybody declined',
      after(place(), [[decline(ONE)], [decline(OTHER)]]),
      { name: 'cancel' },
      1,
    ],
    [
      'cancelled after one of two declined and the other was paid',
      after(place(), [[accept(ONE)], [decline(OTHER)], [received()]]),
      { name: 'cancel' },
      1,
    ],
    ['paid before it is due', place(), received(), 1],
    ['paid again', paid, received('UTR2'), 1],
    ['paid with more than is due', accepted, received('UTR1', 5101), 1],
    ['paid with less than is due', accepted, received('UTR1', 2100), 1],
    ['paid again with the same reference and another amount', paid, received('UTR1', 5000), 1],
    ['refunded where nothing is', paid, refunded('R1', 0), 1],
    [
      'refunded with what was due before the other artist left',
      after(paid, [[dropArtist(ONE)], [dropArtist(OTHER)]]),
      refunded('R1'),
      1,
    ],
    [
      'paid out before the payment',
      accepted,
      { name: 'paidOut', artistId: ONE, reference: 'P1', amount: 2000 },
      1,
    ],
    ['paid out less', paid, { name: 'paidOut', artistId: ONE, reference: 'P1', amount: 1999 }, 1],
    ['a stranger’s', place(), accept(900000003), 1],
  ])('When a part is %s, then it is refused', (_what, state, move, hours) => {
    expect(applyMove(state, move, hoursLater(hours))).toBe('refused');
  });

  test('When something is sent once more with other words, then it is refused', () => {
    const shipped = after(paid, [[{ name: 'prepare', artistId: ONE }], [ship(ONE)]]);
    expect(applyMove(shipped, ship(ONE), hoursLater(2))).toBe('same');
    const other: OrderMove = { name: 'ship', artistId: ONE, carrier: 'Post', tracking: 'X2' };
    expect(applyMove(shipped, other, hoursLater(2))).toBe('refused');
  });
});

describe('the schedule', () => {
  test('When twelve hours have passed, then the artist is reminded once', () => {
    const remind: OrderMove = { name: 'remind', artistId: ONE };
    expect(applyMove(place(), remind, hoursLater(11))).toBe('same');
    const reminded = after(place(), [[remind, 12]]);
    expect(applyMove(reminded, remind, hoursLater(13))).toBe('same');
    expect(statuses(reminded)).toEqual(['awaiting_acceptance', 'awaiting_acceptance']);
  });

  test('When forty-eight hours have passed since the payment, then an unprepared part is late, once', () => {
    const flag: OrderMove = { name: 'flagLate', artistId: ONE };
    const paid = after(place([line(ONE, 2000)]), [[accept(ONE)], [received()]]);
    expect(applyMove(paid, flag, hoursLater(48))).toBe('same');
    const late = after(paid, [[flag, 49]]);
    expect(late.parts[0]).toMatchObject({ isLate: true, status: 'accepted' });
    expect(applyMove(late, flag, hoursLater(50))).toBe('same');
    const preparing = after(paid, [[{ name: 'prepare', artistId: ONE }]]);
    expect(applyMove(preparing, flag, hoursLater(60))).toBe('same');
  });

  test('When a payment is due, then the buyer is reminded once after three days, and the order ends unpaid after seven', () => {
    const [remind, end] = [{ name: 'remindToPay' }, { name: 'endUnpaid' }] as const;
    const due = after(place(), [[accept(ONE)], [decline(OTHER)]]);
    expect(due.order).toMatchObject({ payRemindAt: hoursLater(73), payBy: hoursLater(169) });
    expect(applyMove(due, remind, hoursLater(72.9))).toBe('same');
    const reminded = after(due, [[remind, 73]]);
    expect(events(reminded).at(-1)).toBe('payment_reminded');
    expect(applyMove(reminded, remind, hoursLater(74))).toBe('same');
    expect(applyMove(reminded, end, hoursLater(168.9))).toBe('same');
    expect(applyMove(due, remind, hoursLater(169))).toBe('same');
    const cancelled = after(reminded, [[{ name: 'cancel' }, 74]]);
    expect(cancelled.order).toMatchObject({ status: 'cancelled', paymentStatus: 'not_due', payBy: null });
    expect(statuses(cancelled)).toEqual(['cancelled', 'declined']);
    const ended = after(reminded, [[end, 169]]);
    expect(ended.order).toMatchObject({ status: 'cancelled', paymentStatus: 'not_due', payBy: null });
    expect(statuses(ended)).toEqual(['cancelled', 'declined']);
    expect(events(ended).at(-1)).toBe('unpaid');
    expect(applyMove(ended, end, hoursLater(170))).toBe('same');
    const paid = after(due, [[received()]]);
    for (const move of [remind, end]) expect(applyMove(paid, move, hoursLater(200))).toBe('same');
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

describe('people who leave', () => {
  test('When an artist leaves a paid order, then their part is to be given back, and all of it with the last one', () => {
    const paid = after(place(), [[accept(ONE)], [accept(OTHER)], [received()]]);
    const one = after(paid, [[dropArtist(ONE)]]);
    expect(one.order).toMatchObject({ refundStatus: 'due', refundAmount: 2000, paymentStatus: 'paid' });
    expect(one.parts[0]).toMatchObject({ status: 'declined', payoutStatus: 'none', prepareBy: null });
    const first = after(one, [[refunded('R1')]]);
    expect(first.order).toMatchObject({ refundStatus: 'paid', paymentStatus: 'paid' });
    const both = after(first, [[dropArtist(OTHER)]]);
    expect(both.order).toMatchObject({ refundStatus: 'due', refundAmount: 5100 });
    const all = after(both, [[refunded('R2')]]);
    expect(all.order).toMatchObject({ refundStatus: 'paid', paymentStatus: 'refunded' });
    expect(all.order.refunds.map(({ amount }) => amount)).toEqual([2000, 3100]);
  });

  test('When an artist leaves after a print was sent, then it stays sold', () => {
    const sent = after(place([line(ONE, 2000)]), [
      [accept(ONE)],
      [received()],
      [{ name: 'prepare', artistId: ONE }],
      [ship(ONE)],
    ]);
    expect(applyMove(sent, dropArtist(ONE), hoursLater(2))).toBe('same');
  });

  test('When an artist leaves while the payment is due, then the new amount is due until the same day; with the last one nothing', () => {
    const due = after(place(), [[accept(ONE)], [accept(OTHER)]]);
    const less = after(due, [[dropArtist(ONE), 30]]);
    expect(less.order).toMatchObject({ paymentStatus: 'due', amountDue: 3100, payBy: hoursLater(169) });
    expect(events(less).slice(-3)).toEqual(['payment_due', 'declined', 'payment_due']);
    const none = after(less, [[dropArtist(OTHER), 31]]);
    expect(none.order).toMatchObject({
      status: 'declined',
      paymentStatus: 'not_due',
      amountDue: 0,
      payBy: null,
      payRemindAt: null,
    });
    expect(events(none).at(-1)).toBe('declined');
    expect(applyMove(none, received('UTR1', 3100), hoursLater(32))).toBe('refused');
  });

  test('When the buyer leaves before the payment, then the order ends without name and address', () => {
    const left = after(place(), [[accept(ONE)], [{ name: 'dropBuyer' }]]);
    expect(statuses(left)).toEqual(['cancelled', 'cancelled']);
    expect(left.order).toMatchObject({ buyerId: null, buyerName: '', status: 'cancelled', amountDue: 0 });
    expect(Object.values(left.order.address).join('')).toBe('');
  });

  test('When the buyer leaves after the payment, then the address stays until everything has arrived', () => {
    const left = after(place([line(ONE, 2000)]), [[accept(ONE)], [received()], [{ name: 'dropBuyer' }]]);
    expect(left.order).toMatchObject({ buyerId: null, address: { city: 'Kochi' }, status: 'accepted' });
    expect(left.parts[0]?.buyerId).toBeNull();
    const done = after(left, [
      [{ name: 'prepare', artistId: ONE }],
      [ship(ONE)],
      [{ name: 'deliver', artistId: ONE }],
    ]);
    expect(done.order).toMatchObject({ buyerName: '', address: { city: '', phone: '' } });
  });
});

describe('any moves in any order', () => {
  const artistId = fc.constantFrom(ONE, OTHER, 900000003);
  const reference = fc.constantFrom('R1', 'R2', 'R3');
  const onPart = (...names: ('accept' | 'prepare' | 'deliver' | ScheduleMove['name'] | 'dropArtist')[]) =>
    fc.record({ name: fc.constantFrom(...names), artistId });
  const ofOrder = (name: 'cancel' | 'dropBuyer') => fc.constant({ name });
  const amount = fc.constant(0);
  const ofMoney = (name: 'received' | 'refunded') =>
    fc.record({ name: fc.constant(name), reference, amount });
  const move: fc.Arbitrary<OrderMove> = fc.oneof(
    { weight: 20, arbitrary: onPart('accept', 'prepare', 'deliver') },
    { weight: 6, arbitrary: onPart('remind', 'expire', 'flagLate') },
    { weight: 2, arbitrary: onPart('dropArtist') },
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
    { weight: 10, arbitrary: ofMoney('received') },
    { weight: 5, arbitrary: ofMoney('refunded') },
    {
      weight: 4,
      arbitrary: fc.record({ name: fc.constant('paidOut' as const), artistId, reference, amount }),
    },
    { weight: 1, arbitrary: ofOrder('cancel') },
    { weight: 1, arbitrary: ofOrder('dropBuyer') },
  );
  const lines = fc
    .array(fc.tuple(artistId, fc.integer({ min: 101, max: 100_000 })), { minLength: 1, maxLength: 8 })
    .map((all) => all.map(([id, price]) => line(id, price)));
  const hourly = fc.tuple(move, fc.integer({ min: 0, max: 3 }));
  const onPayment = fc.constantFrom<OrderMove>({ name: 'remindToPay' }, { name: 'endUnpaid' });
  const days = fc.tuple(onPayment, fc.integer({ min: 48, max: 170 }));
  const steps = fc.array(fc.oneof({ weight: 29, arbitrary: hourly }, { weight: 1, arbitrary: days }), {
    minLength: 40,
    maxLength: 80,
  });

  test('When they are made, then outcomes stay, nothing happens twice, and the amounts are those of the parts', () => {
    const seen = new Set<OrderEvent>();
    fc.assert(
      fc.property(lines, steps, (all, made) => {
        let state = place(all);
        let hours = 0;
        for (const [chosen, waited] of made) {
          hours += waited;
          const step = ofThen(state, chosen);
          const result = applyMove(state, step, hoursLater(hours));
          if (typeof result === 'string') continue;
          expectFinal(state, result);
          expectAmounts(result);
          expect(applyMove(result, step, hoursLater(hours))).toBe('same');
          state = result;
        }
        for (const event of events(state)) seen.add(event);
      }),
      { numRuns: 1000 },
    );
    // Sequences that end early would prove nothing about what comes after.
    expect([...seen].sort()).toEqual([...EVERY_EVENT].sort());
  });
});

const TERMINAL: readonly PartStatus[] = ['declined', 'expired', 'cancelled', 'delivered'];

function expectFinal(before: OrderState, { order, parts }: OrderState): void {
  before.parts.forEach((part, index) => {
    const next = parts[index];
    if (TERMINAL.includes(part.status)) expect(next?.status).toBe(part.status);
    if (part.payoutStatus === 'paid') expect(next?.payoutReference).toBe(part.payoutReference);
    if (part.paidAt !== null) expect(next?.paidAt).toEqual(part.paidAt);
  });
  if (before.order.payment !== null) expect(order.payment).toBe(before.order.payment);
  expect(order.timeline.slice(0, before.order.timeline.length)).toEqual(before.order.timeline);
  expect(order.timeline.length).toBeGreaterThanOrEqual(before.order.timeline.length);
}

function expectAmounts({ order, parts }: OrderState): void {
  const sold = parts.filter((part) => !isEndedWithoutSale(part));
  const isDecided = sold.every(({ status }) => status !== 'awaiting_acceptance');
  const sum = sold.reduce((total, part) => total + part.subtotal, 100);
  expect(order.amountDue).toBe(isDecided && sold.length > 0 ? sum : 0);
  expect(order.status).toBe(orderStatusOf(parts.map(({ status }) => status)));
  if (canCancel(parts)) expect(order.payment).toBeNull();
  const refunded = order.refunds.reduce((total, { amount }) => total + amount, 0);
  expect(order.refundAmount).toBe(order.payment === null ? 0 : order.payment.amount - order.amountDue);
  expect(refunded).toBeLessThanOrEqual(order.refundAmount);
  expect(order.refundStatus === 'due').toBe(refunded < order.refundAmount);
  expect(order.paymentStatus === 'due').toBe(order.payment === null && order.amountDue > 0);
  expect(order.payBy !== null).toBe(order.paymentStatus === 'due');
  expect(new Set(order.refunds.map(({ reference }) => reference)).size).toBe(order.refunds.length);
}
