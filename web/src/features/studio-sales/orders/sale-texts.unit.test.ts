import type { StudioOrder } from '@aperture-byline/contract/order/wire';
import { describe, expect, test } from 'vitest';
import { timeLeft } from '#entities/order/order-texts.ts';
import { sampleSale } from '../../../../test-support/shop/order.ts';
import { deadlineText, groupSales, payoutText, type SalePlace } from './sale-texts.ts';

const NOW = new Date('2026-11-22T10:00:00Z');

const sale = (fields: Partial<StudioOrder>) => sampleSale({ status: 'accepted', ...fields });

describe('the texts of an artist’s orders', () => {
  test.each([
    ['2026-12-02T09:59:00Z', '9 days'],
    ['2026-11-25T09:59:00Z', '71 h'],
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
    [{ status: 'awaiting_acceptance', acceptBy: '2026-11-22T09:00:00Z' }, 'The time to answer is over'],
    [{}, 'The buyer has not paid yet: please wait before you prepare the prints'],
    [{ isPaid: true, prepareBy: '2026-11-24T10:00:00Z' }, 'Paid: 48 h left to prepare'],
    [{ isPaid: true, isLate: true }, 'Paid: the time to prepare is over'],
    [{ status: 'preparing', isPaid: true, prepareBy: '2026-11-24T10:00:00Z' }, 'Paid: 48 h left to send'],
    [{ status: 'shipped', isPaid: true }, null],
  ] as const)('When a sub-order is %o, then it says “%s”', (fields, text) => {
    expect(deadlineText(sale(fields), NOW)).toBe(text);
  });

  test('When sub-orders are grouped, then what has a deadline comes first, by its end, and a press moves none', () => {
    const paid = (orderId: string, fields: Partial<StudioOrder>) => sale({ orderId, isPaid: true, ...fields });
    const places = new Map<string, SalePlace>();
    const sales = [
      paid('preparing', { status: 'preparing', prepareBy: '2026-11-23T11:00:00Z' }),
      sale({ orderId: 'unpaid' }),
      paid('second', { prepareBy: '2026-11-24T10:00:00Z' }),
      paid('sent', { status: 'shipped' }),
      paid('first', { prepareBy: '2026-11-23T10:00:00Z' }),
      sale({ orderId: 'asked', status: 'awaiting_acceptance' }),
      paid('late', { isLate: true }),
      sale({ orderId: 'gone', status: 'declined' }),
    ];
    const groups = groupSales(sales, places);
    const ids = (sales: readonly StudioOrder[]) => sales.map(({ orderId }) => orderId);
    expect(ids(groups.due)).toEqual(['late', 'asked', 'first', 'preparing', 'second']);
    expect(ids(groups.others)).toEqual(['unpaid', 'sent', 'gone']);
    const pressed = sales.map((one) => (one.orderId === 'asked' ? { ...one, status: 'accepted' as const } : one));
    const fresh = sale({ orderId: 'new', status: 'awaiting_acceptance', acceptBy: '2026-11-25T10:00:00Z' });
    expect(ids(groupSales([fresh, ...pressed], places).due)).toEqual([
      ...['late', 'asked', 'first', 'preparing', 'second', 'new'],
    ]);
    // Opened anew, it stands where it belongs now.
    expect(ids(groupSales(pressed).due)).toEqual(['late', 'first', 'preparing', 'second']);
  });

  test.each<[Partial<StudioOrder>, string | null]>([
    [{}, null],
    [{ payoutStatus: 'pending' }, 'Rs. 2,000 once it is sent'],
    [{ payoutStatus: 'due', payoutDueAt: '2026-12-01T10:00:00Z' }, 'Rs. 2,000 by 1 Dec 2026'],
    [
      { payoutStatus: 'pending', subtotal: 4300, commissionRate: 10, payout: 3870 },
      'Rs. 3,870 (Rs. 4,300 less 10 % commission) once it is sent',
    ],
    [
      { payoutStatus: 'paid', payoutReference: 'UTR7', commissionRate: 12.5, tax: 2, payout: 1748, paidOut: 1748 },
      'Rs. 1,748 (Rs. 2,000 less 12.5 % commission, Rs. 2 tax) paid out, reference UTR7',
    ],
    [
      { payoutStatus: 'paid', payoutReference: 'UTR7', claimRefund: 500, payout: 1500, paidOut: 2000 },
      'Rs. 2,000 paid out, reference UTR7. Rs. 1,500 (Rs. 2,000 less Rs. 500 given back) of it is yours',
    ],
    [
      { payoutStatus: 'held', claim: { reason: 'damaged' } as StudioOrder['claim'] },
      'Rs. 2,000 waits: the buyer reported damage',
    ],
    [
      { payoutStatus: 'held', claim: { reason: 'wrong_size' } as StudioOrder['claim'] },
      'Rs. 2,000 waits: the buyer says that something is wrong',
    ],
  ])('When a payout is %o, then it says how much, and when or why not', (fields, text) => {
    expect(payoutText(sale(fields))).toBe(text);
  });
});
