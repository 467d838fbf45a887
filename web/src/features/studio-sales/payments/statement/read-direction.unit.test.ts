import { expect, test } from 'vitest';
import { readDirection } from './read-direction.ts';

test.each([
  ...['Cr', 'CR.', '(Cr)', 'c', 'Credit', 'CREDITED', 'In', 'Money In', 'Deposit', 'CASH DEPOSIT', '+'],
  ...['TRANSFER CREDIT', 'UPI/CR', 'By transfer - Credit', 'जमा', 'Receipt'],
])('When a cell says %j, then the transfer came', (cell) => {
  expect(readDirection(cell)).toBe('credit');
});

test.each([
  ...['Dr', 'DR.', '[D]', 'd', 'Debit', 'debited', 'Out', 'Paid out', 'Withdrawal', 'ATM WITHDRAWAL', '-', '–'],
  ...['TRANSFER DEBIT', 'UPI-DR', 'To transfer - Debit', 'नामे', 'Withdrawl', 'Payment'],
])('When a cell says %j, then the transfer went', (cell) => {
  expect(readDirection(cell)).toBe('debit');
});

test.each([
  ...['', 'UPI', 'Cr/Dr', 'C/D', 'Dinner in Goa', 'CREDIT CARD PAYMENT', 'Reversal of debit', 'FIXED DEPOSIT'],
  ...[
    'INWARD CLEARING',
    'Inward clg',
    'Deposit account',
    'Credit failed',
    'UPI payment',
    'secret',
    'Crane',
    '100',
    '4,100.00 (Cr)',
    'x Cr '.repeat(9),
  ],
])('When a cell says %j, then it is neither', (cell) => {
  expect(readDirection(cell)).toBeNull();
});
