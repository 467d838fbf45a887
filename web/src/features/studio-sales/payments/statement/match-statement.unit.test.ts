import type { OpenPayment } from '@aperture-byline/contract/order/payments/payments-wire';
import { describe, expect, test } from 'vitest';
import { matchStatement, searchPayments } from './match-statement.ts';

const payment = (orderId: string, reference: string | null, amount = 4100): OpenPayment => ({
  orderId,
  amount,
  hasEnded: false,
  received: 0,
  references: [],
  buyerName: 'Asha Rao',
  createdAt: '2026-11-20T10:00:00Z',
  claim: reference === null ? null : { reference, claimedAt: '2026-11-21T10:00:00Z', alsoGivenFor: [] },
});
const row = (amount: number, ...cells: string[]) => ({ line: 3, cells, amount, reference: '' });

const found = (amount: number, cell: string, open: OpenPayment) =>
  matchStatement([row(amount, '26/11/26', cell)], [open]).map(({ by }) => by);

describe('matches of a statement', () => {
  test.each<[string, string, string, number, string[]]>([
    ['is in the narration', '412345678901', 'UPI/412345678901/ASHA', 4100, ['reference']],
    ['is written otherwise', 'IMPS/4123-45678901', 'imps 412345678901', 4100, ['reference']],
    ['follows another number', '412345678901', 'UPI 1 412345678901/2', 4100, ['reference']],
    ['names its kind', 'UTR 412345678901', 'UPI/412345678901/IMPS', 4100, ['reference']],
    ['came with less', '412345678901', 'UPI-412345678901', 1500, ['reference']],
    ['is part of a longer number', '345678', '412345678901', 99, []],
    ['is the end of a longer number', '678901', 'UPI 412345678901', 99, []],
    ['is another one', '412345678901', 'UPI-412345678902', 99, []],
  ])('When the reference %s, then it is as the table says', (_what, reference, cell, amount, expected) => {
    expect(found(amount, cell, payment('order', reference))).toEqual(expected);
  });

  test.each<[string, string, number, string[]]>([
    ['number and amount are right', 'NEFT Order A1B2C3D4 print', 4100, ['number']],
    ['the number is written small', 'order a1b2c3d4', 4100, ['number']],
    ['less came', 'Order A1B2C3D4', 1000, ['part']],
    ['more came', 'Order A1B2C3D4', 5000, ['part']],
    ['the number is another one', 'Order A1B2C3D5', 99, []],
    ['name and amount are right', 'UPI/412345678901/RAO ASHA/hdfc', 4100, ['nameAndAmount']],
    ['the name is written together', 'IMPS-ASHARAO', 4100, ['nameAndAmount']],
    ['the name is right, and less came', 'UPI ASHA K RAO', 1000, ['name']],
    ['a part of the name is right', 'UPI ASHA MENON', 1000, []],
    ['the amount alone is right', 'NEFT SOMEBODY', 4100, ['amount']],
  ])('When %s, then it is as the table says', (_what, cell, amount, expected) => {
    expect(found(amount, cell, payment('a1b2c3d4e5f6', null))).toEqual(expected);
  });

  test('When two orders name one transfer, then both are proposed: who is right is for people to say', () => {
    const both = [payment('one', '412345678901'), payment('two', '412345678901')];
    const matches = matchStatement([row(4100, 'UPI 412345678901')], both);
    expect(matches.map(({ payment: { orderId } }) => orderId)).toEqual(['one', 'two']);
  });

  test('When one order is named, then no other is guessed; nor is any where more than three have the amount alone', () => {
    const [first, ...others] = ['a1b2c3d4', 'b1b2c3d4', 'c1b2c3d4', 'd1b2c3d4'].map((id) => payment(id, null));
    const ids = (rows: Parameters<typeof matchStatement>[0], open: OpenPayment[]) =>
      matchStatement(rows, open).map((match) => match.payment.orderId);
    expect(first && ids([row(4100, 'Order A1B2C3D4, Asha Rao')], [first, ...others])).toEqual(['a1b2c3d4']);
    expect(ids([row(4100, 'NEFT')], others)).toEqual(['b1b2c3d4', 'c1b2c3d4', 'd1b2c3d4']);
    expect(first && ids([row(4100, 'NEFT')], [first, ...others])).toEqual([]);
  });

  test.each<[string, string[]]>([
    ['', ['a1b2c3d4e5f6', 'ffff00001111']],
    ['a1b2', ['a1b2c3d4e5f6']],
    ['asha RAO', ['a1b2c3d4e5f6', 'ffff00001111']],
    ['rao 1,500', []],
    ['rao 2,100', ['ffff00001111']],
    ['nobody', []],
  ])('When open orders are searched for %j, then they are as the table says', (search, expected) => {
    const open = [payment('a1b2c3d4e5f6', null), payment('ffff00001111', null, 2100)];
    expect(searchPayments(open, search).map(({ orderId }) => orderId)).toEqual(expected);
  });

  test.each([
    ...[
      '14000',
      '14,000',
      'Rs. 14,000',
      'Rs.14,000',
      'Rs14000',
      '₹14,000.00',
      'INR 14,000/-',
      'Rs. 14,000 due',
      '१४,०००',
    ],
    ...['ce770c8f', '#CE770C8F', 'order CE770C8F', 'Order no. CE770C8F', 'CE77 0C8F', 'CE77-0C8F', '(ce770c8f)'],
    ...['dsouza', "D'Souza", 'D’Souza', 'd`souza', 'D Souza', 'DSOUZA, René', 'rene', 'souza'],
    ...['René D’Souza, order CE770C8F: Rs. 14,000 due', 'renedsouza'],
  ])('When %j is searched, then it means one order', (search) => {
    const dsouza = { ...payment('ce770c8fa1b2', null, 14_000), buyerName: 'René D’Souza' };
    const plain = { ...dsouza, buyerName: "René D'Souza" };
    const other = payment('ffff00001111', null, 2100);
    expect(searchPayments([other, dsouza, plain], search)).toEqual([dsouza, plain]);
  });

  test('When words of a name are written together, then it is found', () => {
    const payments = [{ ...payment('ce770c8fa1b2', null), buyerName: 'Ana De Souza' }];
    expect(searchPayments(payments, 'desouza')).toEqual(payments);
  });
});
