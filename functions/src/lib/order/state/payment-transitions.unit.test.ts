import { describe, expect, test } from 'vitest';
import {
  accept,
  applyTransitions,
  came,
  claim,
  decline,
  events,
  hoursLater,
  notFound,
  ONE,
  OTHER,
  orderLine,
  placedOrder,
  received,
  statuses,
  withdraw,
} from '../../../../test-support/orders/order-states.ts';
import { canCancel } from './order-amounts.ts';
import type { OrderState } from './order-state.ts';
import { applyTransition, type OrderTransition } from './order-state-machine.ts';
import { CLAIMS_MAX, canClaimPayment } from './payment-transitions.ts';

const DUE = applyTransitions(placedOrder(), [[accept(ONE)], [accept(OTHER)]]);
const CLAIMED = applyTransitions(DUE, [[claim(), 2]]);
const PART_PAID = applyTransitions(DUE, [[came('UTR1', 2000), 2]]);
const PAID = applyTransitions(DUE, [[received()]]);
const dropArtist = (artistId: number): OrderTransition => ({ name: 'dropArtist', artistId });
/** Both photographers left after the buyer had claimed to have paid. */
const ENDED_WITH_CLAIM = applyTransitions(CLAIMED, [[dropArtist(ONE)], [dropArtist(OTHER)]]);

/** The state after one transition at hour 3, else what it is. */
const after = (state: OrderState, transition: OrderTransition) => applyTransition(state, transition, hoursLater(3));
function expectState(state: OrderState, transition: OrderTransition): OrderState {
  const result = after(state, transition);
  if (typeof result === 'string') throw new Error(`${transition.name} is ${result}`);
  return result;
}

describe('each transition of the payment in each state', () => {
  const awaited = placedOrder();
  const states: Record<string, OrderState> = {
    awaited,
    due: DUE,
    claimed: CLAIMED,
    'part paid': PART_PAID,
    paid: PAID,
    cancelled: applyTransitions(DUE, [[{ name: 'cancel' }]]),
    'ended with a claim': ENDED_WITH_CLAIM,
  };
  /** Outcome of each transition in each state: it changes the state, is known already, or is refused. */
  const outcomes: readonly [OrderTransition, readonly ('changed' | 'same' | 'refused')[]][] = [
    [claim(), ['refused', 'changed', 'same', 'changed', 'refused', 'refused', 'same']],
    [claim('UTR-100002'), ['refused', 'changed', 'refused', 'changed', 'refused', 'refused', 'refused']],
    [notFound(), ['refused', 'refused', 'changed', 'refused', 'refused', 'refused', 'changed']],
    [withdraw(), ['refused', 'refused', 'changed', 'refused', 'refused', 'refused', 'changed']],
    [withdraw('UTR-100002'), ['refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused']],
    [notFound('UTR-100002'), ['refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused']],
    [received('UTR2', 5100), ['refused', 'changed', 'changed', 'refused', 'refused', 'refused', 'refused']],
    [received('UTR2', 5100, 0), ['refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'changed']],
    [{ name: 'cancel' }, ['changed', 'changed', 'refused', 'refused', 'refused', 'same', 'refused']],
    [{ name: 'dropBuyer' }, ['changed', 'changed', 'changed', 'changed', 'changed', 'changed', 'changed']],
  ];

  test.each(
    outcomes.flatMap(([transition, row]) =>
      Object.keys(states).map((name, index) => ({ transition, name, outcome: row[index] })),
    ),
  )('When it is $name, then $transition is $outcome', ({ transition, name, outcome }) => {
    const result = after(states[name] as OrderState, transition);
    expect(typeof result === 'string' ? result : 'changed').toBe(outcome);
  });
});

describe('a claim of the payment', () => {
  test('When a buyer says that they paid, then nothing is paid, and reminder and end pause', () => {
    expect(CLAIMED.order).toMatchObject({
      paymentStatus: 'due',
      payment: null,
      paymentClaim: { reference: 'UTR-100001', at: hoursLater(2) },
      referenceKeys: ['100001'],
      payBy: null,
      payRemindAt: null,
    });
    expect(CLAIMED.order.timeline.at(-1)).toMatchObject({ event: 'payment_claimed', note: 'UTR-100001' });
    for (const name of ['remindToPay', 'endUnpaid'] as const)
      expect(applyTransition(CLAIMED, { name }, hoursLater(24 * 365))).toBe('same');
  });

  test('When it is given again in another spelling, then it is the same', () => {
    for (const spelt of ['utr 100001', '100001', 'UTR/100-001']) expect(after(CLAIMED, claim(spelt))).toBe('same');
  });

  test('When it is not found, then the payment is due again for another term, once, and can be claimed again', () => {
    const answered = applyTransitions(CLAIMED, [[notFound(), 100]]);
    expect(answered.order).toMatchObject({
      paymentClaim: null,
      payBy: hoursLater(100 + 168),
      payRemindAt: hoursLater(100 + 72),
    });
    expect(after(answered, notFound())).toBe('same');
    const again = expectState(answered, claim());
    expect(again.order.referenceKeys).toEqual(['100001']);
    expect(events(again).slice(-3)).toEqual(['payment_claimed', 'payment_not_found', 'payment_claimed']);
  });

  test('When it is withdrawn, then the payment is due by the day before, the reference is forgotten, and it is once', () => {
    const { payBy, payRemindAt } = DUE.order;
    const back = expectState(CLAIMED, withdraw());
    expect(back.order).toMatchObject({
      paymentClaim: null,
      paymentStatus: 'due',
      payBy,
      payRemindAt,
      referenceKeys: [],
    });
    expect(events(back).slice(-2)).toEqual(['payment_claimed', 'payment_claim_withdrawn']);
    expect(after(back, withdraw())).toBe('same');
    expect(canCancel(back.order, back.subOrders)).toBe(true);
    expect(expectState(back, claim()).order.paymentClaim).toMatchObject({ payBy, payRemindAt });
  });

  test('When it is withdrawn after that day, then one more day is left, and no other reminder than before', () => {
    const reminded = applyTransitions(DUE, [[{ name: 'remindToPay' }, 100]]);
    const back = applyTransitions(reminded, [
      [claim(), 101],
      [withdraw(), 400],
    ]);
    expect(back.order).toMatchObject({ payBy: hoursLater(424), payRemindAt: null });
    expect(applyTransition(back, { name: 'endUnpaid' }, hoursLater(425))).toMatchObject({
      order: { status: 'cancelled' },
    });
  });

  test('When as many as are allowed were withdrawn, then no other can be made', () => {
    let state = DUE;
    for (let count = 1; count <= CLAIMS_MAX; count += 1)
      state = applyTransitions(state, [[claim(`UTR-10000${count}`)], [withdraw(`UTR-10000${count}`)]]);
    expect(after(state, claim('UTR-100009'))).toBe('refused');
  });

  test('When as many as are allowed were not found, then no other can be made, and the order ends in time', () => {
    let state = DUE;
    for (let count = 1; count <= CLAIMS_MAX; count += 1) {
      expect(canClaimPayment(state.order)).toBe(true);
      state = applyTransitions(state, [[claim(`UTR-10000${count}`)], [notFound(`UTR-10000${count}`), 3]]);
    }
    expect(canClaimPayment(state.order)).toBe(false);
    expect(after(state, claim('UTR-100009'))).toBe('refused');
    const ended = applyTransitions(state, [[{ name: 'endUnpaid' }, 3 + 168]]);
    expect(ended.order.status).toBe('cancelled');
  });

  test('When the payment is received, then the claim is answered', () => {
    const paid = applyTransitions(CLAIMED, [[received('UTR-100001')]]);
    expect(paid.order).toMatchObject({ paymentStatus: 'paid', paymentClaim: null });
    expect(after(paid, notFound())).toBe('refused');
  });

  test('When all photographers leave meanwhile, then what came is given back, or nothing is to be done', () => {
    expect(ENDED_WITH_CLAIM.order).toMatchObject({ status: 'declined', paymentStatus: 'not_due' });
    const back = expectState(ENDED_WITH_CLAIM, received('UTR-100001', 5100, 0));
    expect(back.order).toMatchObject({
      paymentClaim: null,
      payment: null,
      paymentStatus: 'not_due',
      refundStatus: 'due',
      refundAmount: 5100,
    });
    const refunded = applyTransitions(back, [[{ name: 'refunded', reference: 'R1', amount: 0 }]]);
    expect(refunded.order).toMatchObject({ paymentStatus: 'refunded', refundStatus: 'paid' });
    expect(expectState(ENDED_WITH_CLAIM, notFound()).order).toMatchObject({
      paymentClaim: null,
      payBy: null,
      refundStatus: 'none',
    });
  });

  test('When the buyer’s account is erased, then the order ends without a name, and the claim still waits for its answer', () => {
    const left = applyTransitions(CLAIMED, [[{ name: 'dropBuyer' }]]);
    expect(statuses(left)).toEqual(['cancelled', 'cancelled']);
    expect(left.order).toMatchObject({
      buyerName: '',
      paymentClaim: { reference: 'UTR-100001' },
      payBy: null,
    });
    expect(expectState(left, received('UTR-100001', 5100, 0)).order).toMatchObject({ refundAmount: 5100 });
  });
});

describe('transfers of another amount than what is due', () => {
  test('When less comes, then the rest is due for another term, and the last transfer pays the order', () => {
    expect(PART_PAID.order).toMatchObject({
      paymentStatus: 'due',
      amountDue: 5100,
      payment: null,
      refundStatus: 'none',
      transfers: [{ amount: 2000, reference: 'UTR1' }],
      payBy: hoursLater(2 + 168),
    });
    expect(events(PART_PAID).at(-1)).toBe('part_paid');
    expect(after(PART_PAID, received('UTR1', 2000, 3100))).toBe('same');
    expect(after(PART_PAID, received('UTR1', 2001, 3100))).toBe('refused');
    const paid = expectState(PART_PAID, received('UTR2', 3100));
    expect(paid.order).toMatchObject({ paymentStatus: 'paid', payment: { amount: 5100, reference: 'UTR2' } });
    expect(paid.subOrders.map(({ payoutStatus }) => payoutStatus)).toEqual(['pending', 'pending']);
  });

  test('When more comes, then the order is paid, and the surplus is to be given back', () => {
    const { order } = expectState(DUE, received('UTR1', 5600, 5100));
    expect(order).toMatchObject({ paymentStatus: 'paid', refundStatus: 'due', refundAmount: 500 });
    expect(order.timeline.slice(-2).map((entry) => entry?.event)).toEqual(['paid', 'refund_due']);
  });

  test('When a photographer leaves and what came is enough then, then the order is paid, and more than that is to be given back', () => {
    const part = applyTransitions(DUE, [[came('UTR1', 4000), 2]]);
    const paid = expectState(part, dropArtist(ONE));
    expect(paid.order).toMatchObject({
      paymentStatus: 'paid',
      amountDue: 3100,
      payment: { amount: 4000, reference: 'UTR1', at: hoursLater(3) },
      refundAmount: 900,
      payBy: null,
    });
    expect(events(paid).slice(-3)).toEqual(['declined', 'paid', 'refund_due']);
    expect(paid.subOrders.map(({ paidAt }) => paidAt)).toEqual([null, hoursLater(3)]);
  });

  test.each<[string, readonly [OrderTransition, number][]]>([
    ['is not paid in time', [[{ name: 'endUnpaid' }, 170]]],
    [
      'loses its photographers',
      [
        [dropArtist(ONE), 3],
        [dropArtist(OTHER), 3],
      ],
    ],
    ['loses its buyer', [[{ name: 'dropBuyer' }, 3]]],
  ])('When an order that is paid in part %s, then all that came is to be given back', (_what, transitions) => {
    const small = applyTransitions(DUE, [[came('UTR1', 1000), 2]]);
    const { order } = applyTransitions(small, transitions);
    expect(order).toMatchObject({ amountDue: 0, payment: null, refundStatus: 'due', refundAmount: 1000 });
    expect(order.timeline.at(-1)?.event).toBe('refund_due');
  });
});

describe('what a buyer can cancel', () => {
  const oneAccepted = applyTransitions(placedOrder(), [[accept(ONE)]]);
  const declined = applyTransitions(placedOrder(), [[accept(ONE)], [decline(OTHER)]]);

  test.each<[string, OrderState, boolean]>([
    ['nobody has answered', placedOrder(), true],
    ['one of two has accepted', oneAccepted, true],
    ['all have accepted', DUE, true],
    ['one has declined', declined, true],
    ['a claim is being checked', CLAIMED, false],
    ['a part is paid', PART_PAID, false],
    ['it is paid', PAID, false],
    ['everybody declined', applyTransitions(placedOrder([orderLine(ONE, 2000)]), [[decline(ONE)]]), false],
  ])('When %s, then it is as the table says', (_what, state, isAllowed) => {
    expect(canCancel(state.order, state.subOrders)).toBe(isAllowed);
    const result = after(state, { name: 'cancel' });
    if (!isAllowed) expect(result).toBe('refused');
    else expect(result).toMatchObject({ order: { status: 'cancelled', amountDue: 0, payBy: null } });
  });
});

test('When the buyer or the artist says that prints have come, then once, and by whom', () => {
  const of = (name: 'prepare' | 'deliver' | 'arrive') => ({ name, artistId: ONE }) as const;
  const ship: OrderTransition = { name: 'ship', artistId: ONE, carrier: 'Post', tracking: 'X1' };
  const shipped = applyTransitions(PAID, [[of('prepare')], [ship]]);
  const arrived = expectState(shipped, of('arrive'));
  expect(arrived.subOrders[0]?.status).toBe('delivered');
  expect(events(arrived).at(-1)).toBe('arrived');
  expect(after(arrived, of('deliver'))).toBe('same');
  const delivered = expectState(shipped, of('deliver'));
  expect(events(delivered).at(-1)).toBe('delivered');
  expect(after(delivered, of('arrive'))).toBe('same');
});
