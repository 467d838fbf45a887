import { type ClaimStatus, OPEN_CLAIMS, type StoredClaim } from '@aperture-byline/contract/order/claims/stored';
import type { ClaimAction } from '@aperture-byline/contract/order/claims/wire';
import { sampleShipping } from '@aperture-byline/contract/samples/stored-documents';
import { describe, expect, test } from 'vitest';
import {
  accept,
  applyTransitions,
  CLAIM_ACTIONS,
  events,
  hoursLater,
  ONE,
  orderLine,
  placedOrder,
  received,
} from '../../../../test-support/orders/order-states.ts';
import { certificateState } from '../certificates.ts';
import { CLAIM_PATHS, type ClaimActor, type ClaimTransition, findClaimActions } from './claim-transitions.ts';
import { listPaidLines } from './meant-prints.ts';
import { type Rates, sharePart } from './order-amounts.ts';
import type { OrderState } from './order-state.ts';
import { applyTransition, type OrderTransition } from './order-state-machine.ts';

const DAY = 24;
const DELIVERED = 10;
const lines = [orderLine(ONE, 2000), orderLine(ONE, 3000)];

type Step = ClaimTransition & { artistId: number };
const report = (change: Partial<Extract<ClaimTransition, { name: 'openClaim' }>> = {}): Step => ({
  name: 'openClaim',
  artistId: ONE,
  reason: 'damaged',
  text: 'The glass is broken',
  pictures: [{ id: 'p1', width: 90, height: 60, widths: [90], colour: '#101010' }],
  lines: [1],
  ...change,
});
const move = (by: Exclude<ClaimActor, 'clock'>, action: ClaimAction, fields: object = {}): Step => ({
  name: 'moveClaim',
  artistId: ONE,
  by,
  action,
  ...fields,
});
const sent = { carrier: 'Post', tracking: 'R1' };

/** Two prints of one artist, paid and delivered at hour 10. */
const deliveredOrder = (rates?: ReadonlyMap<number, Rates>): OrderState =>
  applyTransitions(placedOrder(lines, sampleShipping(), rates), [
    [accept(ONE)],
    [received('UTR1', 5100)],
    [{ name: 'prepare', artistId: ONE }],
    [{ name: 'ship', artistId: ONE, ...sent }],
    [{ name: 'deliver', artistId: ONE }, DELIVERED],
  ]);

const claimed = (...steps: [OrderTransition, hours?: number][]): OrderState =>
  applyTransitions(deliveredOrder(), [[report(), DELIVERED + 1], ...steps]);
const part = ({ subOrders: [subOrder] }: OrderState) => {
  if (!subOrder) throw new Error('There is no sub-order');
  return subOrder;
};

/** How a claim comes to each state. */
const WAYS: Readonly<Record<ClaimStatus, [OrderTransition, hours?: number][]>> = {
  open: [],
  refused: [[move('artist', 'refuse', { note: 'It was whole' })]],
  disputed: [[move('artist', 'refuse', { note: 'It was whole' })], [move('buyer', 'dispute', { note: 'No' })]],
  return_agreed: [[move('artist', 'agreeReturn')]],
  return_sent: [[move('artist', 'agreeReturn')], [move('buyer', 'sendReturn', sent)]],
  replacement_agreed: [[move('artist', 'agreeReplacement')]],
  replacement_sent: [[move('artist', 'agreeReplacement')], [move('artist', 'sendReplacement', sent)]],
  refunded: [[move('artist', 'refund')]],
  replaced: [
    [move('artist', 'agreeReplacement')],
    [move('artist', 'sendReplacement', sent)],
    [move('buyer', 'receiveReplacement')],
  ],
  closed: [[move('buyer', 'withdraw')]],
};
const STATUSES = Object.keys(WAYS) as ClaimStatus[];
const ACTORS = ['buyer', 'artist', 'administrator'] as const;

describe('the paths of a claim', () => {
  test.each(STATUSES)('When it is %s, then only its own actors move it, and only as the table says', (status) => {
    const state = claimed(...WAYS[status]);
    expect(part(state).claim?.status).toBe(status);
    for (const by of ACTORS)
      for (const action of CLAIM_ACTIONS) {
        const result = applyTransition(state, move(by, action, { ...sent, tracking: 'other' }), hoursLater(12));
        const path = CLAIM_PATHS[status][action];
        if (path?.by.includes(by)) {
          if (typeof result === 'string') throw new Error(`${by} ${action} is ${result}`);
          expect(part(result).claim?.status).toBe(path.to);
          expect(events(result)).toContain(path.event);
        } else expect(typeof result).toBe('string');
        expect(findClaimActions({ status }, by).includes(action)).toBe(path?.by.includes(by) ?? false);
      }
  });

  test('When nobody does anything any more, then every claim comes to an end or before an administrator', () => {
    for (const status of STATUSES) {
      let state = claimed(...WAYS[status]);
      for (let day = 1; day <= 200; day += 1) {
        const at = hoursLater(12 + day * DAY);
        for (const name of ['remindOfClaim', 'endClaimTerm'] as const) {
          const result = applyTransition(state, { name, artistId: ONE }, at);
          if (typeof result !== 'string') state = result;
        }
      }
      const { claim, payoutStatus } = part(state);
      const end = claim?.status;
      expect(end === 'disputed' || !OPEN_CLAIMS.includes(end ?? 'open')).toBe(true);
      expect(claim?.dueAt).toBeNull();
      expect(payoutStatus).toBe(end === 'disputed' ? 'held' : 'due');
    }
  });

  test('When half of a term has passed, then whoever has to act is reminded, once', () => {
    const remind = { name: 'remindOfClaim', artistId: ONE } as const;
    for (const [status, days, event] of [
      ['open', 1.5, 'artist_reminded'],
      ['return_agreed', 7, 'buyer_reminded'],
      ['return_sent', 5, 'artist_reminded'],
    ] as const) {
      const state = claimed(...WAYS[status]);
      const at = hoursLater(DELIVERED + 1 + days * DAY);
      expect(applyTransition(state, remind, new Date(at.getTime() - 1))).toBe('same');
      const reminded = applyTransition(state, remind, at);
      if (typeof reminded === 'string') throw new Error(reminded);
      expect(events(reminded).at(-1)).toBe(event);
      expect(applyTransition(reminded, remind, at)).toBe('same');
    }
  });
});

describe('a report', () => {
  const at = (hours: number, step: Step = report(), state = deliveredOrder()) =>
    applyTransition(state, step, hoursLater(hours));

  test('When it comes within seven days of the delivery, then it is a claim, and after that it is refused', () => {
    expect(at(DELIVERED + 7 * DAY - 1 / 60)).toHaveProperty('order');
    expect(at(DELIVERED + 7 * DAY)).toBe('refused');
  });

  test('When it names no print of the order, one twice, or none, then it is refused', () => {
    for (const wrong of [[2], [0, 0], [], [-1], [0.5]]) expect(at(DELIVERED, report({ lines: wrong }))).toBe('refused');
  });

  test('When the prints have not arrived, then it is refused', () => {
    const shipped = applyTransitions(placedOrder(lines), [
      [accept(ONE)],
      [received('UTR1', 5100)],
      [{ name: 'prepare', artistId: ONE }],
      [{ name: 'ship', artistId: ONE, ...sent }],
    ]);
    expect(at(DELIVERED, report(), shipped)).toBe('refused');
  });

  test('When there is a claim, or was one, then another one is refused, and the same one changes nothing', () => {
    const state = claimed();
    expect(at(DELIVERED + 2, report(), state)).toBe('same');
    expect(at(DELIVERED + 2, report({ text: 'Another' }), state)).toBe('refused');
    for (const status of ['closed', 'refunded'] as const)
      expect(at(DELIVERED + 2, report({ text: 'Another' }), claimed(...WAYS[status]))).toBe('refused');
  });

  test('When a replacement has arrived, then it can be reported within seven days of its own', () => {
    const state = applyTransitions(claimed(...WAYS.replacement_sent), [
      [move('buyer', 'receiveReplacement'), DELIVERED + 20 * DAY],
    ]);
    expect(at(DELIVERED + 27 * DAY - 1, report({ text: 'Again' }), state)).toHaveProperty('order');
    expect(at(DELIVERED + 27 * DAY, report({ text: 'Again' }), state)).toBe('refused');
  });
});

describe('the money of a claim', () => {
  const payOut = (amount: number): OrderTransition => ({
    name: 'paidOut',
    artistId: ONE,
    reference: 'P1',
    amount,
  });
  const apply = (state: OrderState, step: OrderTransition) => applyTransition(state, step, hoursLater(12));

  test('When it is open, then the payout is held, and goes on when it is withdrawn', () => {
    const open = claimed();
    expect(part(open).payoutStatus).toBe('held');
    expect(apply(open, payOut(5000))).toBe('refused');
    const withdrawn = claimed(...WAYS.closed);
    expect(part(withdrawn).payoutStatus).toBe('due');
    expect(withdrawn.order).toMatchObject({ refundStatus: 'none', amountDue: 5100 });
  });

  test('When a refund is agreed, then it is due to the buyer with its share of the shipping, and the payout is what is left', () => {
    const { order, subOrders } = claimed(...WAYS.refunded);
    expect(order).toMatchObject({
      refundStatus: 'due',
      refundAmount: 3060,
      amountDue: 2040,
      paymentStatus: 'paid',
    });
    expect(order.refundBy).toEqual(expect.any(Date));
    expect(subOrders[0]).toMatchObject({ payoutStatus: 'due', claimRefund: 3000, reversalStatus: 'none' });
    expect(apply({ order, subOrders }, payOut(5000))).toBe('refused');
    expect(apply({ order, subOrders }, payOut(2000))).toHaveProperty('order');
  });

  test('When a part of the price is given back, then it is due alone, the rest is paid out, and another part is refused', () => {
    const state = claimed([move('artist', 'refund', { refund: 900 })]);
    expect(state.order).toMatchObject({ refundStatus: 'due', amountDue: 5100 - state.order.refundAmount });
    expect(state.subOrders[0]).toMatchObject({ payoutStatus: 'due', claimRefund: 900, claim: { amount: 3000 } });
    expect(apply(state, payOut(4100))).toHaveProperty('order');
    const given = part(claimed(...WAYS.refunded));
    for (const [subOrder, certificate, paid] of [
      [part(state), 'valid', part(state).lines],
      [given, 'invalid', given.lines.filter((_, index) => !given.claim?.lines.includes(index))],
    ] as const) {
      expect(certificateState(subOrder, subOrder.claim?.lines[0] ?? -1)).toBe(certificate);
      expect(listPaidLines(subOrder)).toEqual(paid);
    }
    expect(sharePart([1000, 2000, 700], 1001)).toEqual([270, 541, 190]);
    expect(apply(state, move('artist', 'refund', { refund: 900 }))).toBe('same');
    expect(apply(state, move('artist', 'refund', { refund: 800 }))).toBe('refused');
    expect(apply(claimed(), move('artist', 'refund', { refund: 3001 }))).toBe('refused');
  });

  test('When all prints are given back, then nothing is paid out, and the shipping goes back too', () => {
    const state = applyTransitions(deliveredOrder(), [
      [report({ lines: [0, 1] }), DELIVERED + 1],
      [move('artist', 'refund')],
      [{ name: 'refunded', reference: 'R1', amount: 5100 }],
    ]);
    expect(state.order).toMatchObject({
      refundStatus: 'paid',
      refundAmount: 5100,
      amountDue: 0,
      refundBy: null,
    });
    expect(part(state).payoutStatus).toBe('none');
  });

  test('When wrong prints are given back, then shipping stays with the house', () => {
    const state = applyTransitions(deliveredOrder(), [
      [report({ reason: 'wrong_size', lines: [0, 1] }), DELIVERED + 1],
      [move('artist', 'refund')],
    ]);
    expect(state.order).toMatchObject({ refundAmount: 5000, amountDue: 100 });
  });

  test('When the artist was paid out before, then they owe the refund, which is confirmed once', () => {
    const state = applyTransitions(deliveredOrder(), [
      [payOut(5000), DELIVERED],
      [report(), DELIVERED + 1],
      [move('artist', 'refund')],
    ]);
    expect(part(state)).toMatchObject({ payoutStatus: 'paid', reversalStatus: 'due', reversalAmount: 3000 });
    const reversed = (reference: string, amount = 3000): OrderTransition => ({
      name: 'reversed',
      artistId: ONE,
      reference,
      amount,
    });
    expect(apply(state, reversed('B1', 2999))).toBe('refused');
    const done = applyTransitions(state, [[reversed('B1')]]);
    expect(part(done)).toMatchObject({ reversalStatus: 'paid', reversalReference: 'B1' });
    expect(apply(done, reversed('B1'))).toBe('same');
    expect(apply(done, reversed('B2'))).toBe('refused');
  });

  test('When the house takes a commission and withholds tax, then the artist owes what the refund leaves them less', () => {
    const rates = new Map([[ONE, { commissionRate: 1500, tdsRate: 10 }]]);
    const state = applyTransitions(deliveredOrder(rates), [
      // 5000 less 750 and 5.
      [payOut(4245), DELIVERED],
      [report(), DELIVERED + 1],
      [move('artist', 'refund')],
    ]);
    // 2000 less 300 and 5 are left.
    expect(part(state)).toMatchObject({ reversalStatus: 'due', reversalAmount: 4245 - 1695 });
  });
});

describe('an account that is closed while a claim is open', () => {
  const words = (state: OrderState): Pick<StoredClaim, 'text' | 'pictures'> | null => part(state).claim;

  test('When it is the buyer’s, then what was only said ends, and words and pictures go', () => {
    for (const status of STATUSES) {
      const state = applyTransitions(claimed(...WAYS[status]), [[{ name: 'dropBuyer' }]]);
      expect(words(state)).toMatchObject({ text: '', pictures: [] });
      const canEnd = CLAIM_PATHS[status].withdraw !== undefined;
      expect(part(state).claim?.status).toBe(canEnd ? 'closed' : status);
      expect(state.order.address.city).toBe(status === 'return_sent' || status === 'replacement_sent' ? 'Kochi' : '');
    }
  });

  test('When it is the artist’s, then an administrator decides', () => {
    for (const status of OPEN_CLAIMS) {
      const before = claimed(...WAYS[status]);
      const after = applyTransition(before, { name: 'dropArtist', artistId: ONE }, hoursLater(12));
      if (typeof after !== 'string') expect(part(after).claim).toMatchObject({ status: 'disputed', dueAt: null });
      else throw new Error(`${status} is ${after}`);
    }
  });
});
