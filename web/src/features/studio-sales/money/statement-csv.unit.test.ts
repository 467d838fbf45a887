import type { ArtistStatement } from '@aperture-byline/contract/order/payouts/money-wire';
import { expect, test } from 'vitest';
import { toCsv } from './statement-csv.ts';

const entry = (fields: Partial<ArtistStatement['entries'][number]>): ArtistStatement['entries'][number] => ({
  at: '2026-11-30T20:00:00Z',
  kind: 'sale',
  orderId: 'abcdef0123456789',
  reference: null,
  amount: 2000,
  ...fields,
});

test('When a statement is written as a table, then each entry is a line in India’s days, and the last one is the balance', () => {
  const sums = { sale: 2000, commission: -300, tax: 0, refund: 0, payout: -1700, returned: 0, reversal: 0 };
  const entries = [entry({}), entry({ kind: 'commission', amount: -300 }), entry({ kind: 'payout', amount: -1700 })];
  const lines = toCsv({ month: '2026-12', opening: -5, sums, closing: -5, entries }).split('\r\n');
  expect(lines).toEqual([
    'Day,Entry,Order,Reference,Amount in rupees',
    '2026-12-01,Carried over,,,-5',
    '2026-12-01,Sale,ABCDEF01,,2000',
    '2026-12-01,Commission,ABCDEF01,,-300',
    '2026-12-01,Paid out,ABCDEF01,,-1700',
    ',Balance,,,-5',
  ]);
});

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+91', `"'+91"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t1', `"'\t1"`],
  ['A, "B"', '"A, ""B"""'],
])('When a reference is %j, then no program takes it for a formula or two cells', (reference, cell) => {
  const sums = { sale: 0, commission: 0, tax: 0, refund: 0, payout: 0, returned: 0, reversal: 0 };
  const csv = toCsv({ month: '2026-12', opening: 0, sums, closing: 0, entries: [entry({ reference })] });
  expect(csv.split('\r\n')[2]).toContain(`ABCDEF01,${cell},2000`);
});
