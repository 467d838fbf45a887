import type { BatchFile } from '@aperture-byline/contract/order/payouts/batch';
import { expect, test } from 'vitest';
import { nameFile, toCsv } from './neft-csv.ts';

const line = (fields: Partial<BatchFile['lines'][number]> = {}): BatchFile['lines'][number] => ({
  reference: 'AB00001001',
  name: 'Mira Pillai',
  account: '000123456789',
  ifsc: 'SBIN0001234',
  amount: 2000,
  ...fields,
});
const file = (...lines: BatchFile['lines']): BatchFile => ({ debitAccount: '000111222333', day: '2026-12-03', lines });

test('When a file for the bank is written, then it has a line for each transfer under the names of its columns, and nothing else', () => {
  expect(toCsv(file(line(), line({ reference: 'AB00001002', amount: 123456 }))).split('\r\n')).toEqual([
    'Payment Type,Debit Account Number,Beneficiary Name,Beneficiary Account Number,IFSC,Amount,Payment Date,Customer Reference Number,Remarks',
    'NEFT,000111222333,Mira Pillai,000123456789,SBIN0001234,2000.00,03/12/2026,AB00001001,Payout for prints',
    'NEFT,000111222333,Mira Pillai,000123456789,SBIN0001234,123456.00,03/12/2026,AB00001002,Payout for prints',
  ]);
});

test('When a file is named, then its name has the number of its transfers and their sum', () => {
  expect(nameFile(file(line(), line({ amount: 500 })))).toBe('NEFT 2026-12-03, 2 transfers, 2500 rupees.csv');
});

test.each([
  ['=1+1', `"'=1+1"`],
  ['+91', `"'+91"`],
  ['-2', `"'-2"`],
  ['@A1', `"'@A1"`],
  ['A, B', '"A, B"'],
  ['A "B"', '"A ""B"""'],
  ['A\r\nB', '"A\r\nB"'],
])('When a name were %j, then it would be one cell, and no formula', (name, cell) => {
  expect(toCsv(file(line({ name })))).toContain(`NEFT,000111222333,${cell},000123456789,`);
});
