import type { StudioOrder } from '@aperture-byline/contract/order/wire';
import { describe, expect, test } from 'vitest';
import { deadlineText, groupSales, payoutText, timeLeft } from './sale-texts.ts';

const NOW = new Date('2026-11-22T10:00:00Z');

function sale(fields: Partial<StudioOrder>): StudioOrder {
  return {
    order_id: 'o1',
    status: 'accepted',
    prints: [],
    subtotal: 2000,
    reason: null,
    carrier: null,
    tracking: null,
    address: null,
    accept_by: '2026-11-23T09:59:00Z',
    is_paid: false,
    prepare_by: null,
    is_late: false,
    payout_status: 'none',
    payout_due_on: null,
    payout_reference: null,
    created_on: '2026-11-22T09:59:00Z',
    ...fields,
  };
}

describe('the texts of an artist’s orders', () => {
  test.each([
    ['2026-11-23T09:59:00Z', '23 h'],
    ['2026-11-22T11:00:00Z', '1 h'],
    ['2026-11-22T10:59:59Z', '60 min'],
    ['2026-11-22T10:00:01Z', '1 min'],
    ['2026-11-22T10:00:00Z', null],
    ['2026-11-21T10:00:00Z', null],
  ])('When the end is %s, then %s are left', (until, left) => {
    expect(timeLeft(until, NOW)).toBe(left);
  });

  test.each([
    [{ status: 'awaiting_acceptance' }, '23 h left to answer'],
    [{ status: 'awaiting_acceptance', accept_by: '2026-11-22T09:00:00Z' }, 'The time to answer is over'],
    [{}, 'The buyer has not paid yet: please wait before you prepare the prints'],
    [{ is_paid: true, prepare_by: '2026-11-24T10:00:00Z' }, 'Paid: 48 h left to prepare'],
    [{ is_paid: true, is_late: true }, 'Paid: the time to prepare is over'],
    [{ status: 'shipped', is_paid: true }, null],
  ] as const)('When a sub-order is %o, then it says “%s”', (fields, text) => {
    expect(deadlineText(sale(fields), NOW)).toBe(text);
  });

  test('When sub-orders are grouped, then paid ones are to be sent, the late ones first, then by their time', () => {
    const paid = (order_id: string, fields: Partial<StudioOrder>) =>
      sale({ order_id, is_paid: true, ...fields });
    const groups = groupSales([
      paid('preparing', { status: 'preparing', is_late: true }),
      sale({ order_id: 'unpaid' }),
      paid('second', { prepare_by: '2026-11-24T10:00:00Z' }),
      paid('sent', { status: 'shipped' }),
      paid('first', { prepare_by: '2026-11-23T10:00:00Z' }),
      sale({ order_id: 'asked', status: 'awaiting_acceptance' }),
      paid('late', { is_late: true }),
      sale({ order_id: 'gone', status: 'declined' }),
    ]);
    const ids = (sales: readonly StudioOrder[]) => sales.map(({ order_id }) => order_id);
    expect(ids(groups.waiting)).toEqual(['asked']);
    expect(ids(groups.toSend)).toEqual(['late', 'first', 'second', 'preparing']);
    expect(ids(groups.others)).toEqual(['unpaid', 'sent', 'gone']);
  });

  test('When a payout is due or made, then its day or reference is there', () => {
    expect(payoutText(sale({}))).toBeNull();
    expect(payoutText(sale({ payout_status: 'due', payout_due_on: '2026-12-01T10:00:00Z' }))).toBe(
      'Payout by 1 Dec 2026',
    );
    expect(payoutText(sale({ payout_status: 'paid', payout_reference: 'UTR7' }))).toBe(
      'Paid out, reference UTR7',
    );
  });
});
