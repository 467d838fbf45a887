import { expect, test } from 'vitest';
import { formatMinor } from './format-minor.ts';

test.each([
  [215_000, 'INR', 'Rs. 2,150'],
  [215_050, 'INR', 'Rs. 2,150.50'],
  [1, 'INR', 'Rs. 0.01'],
  [1050, 'USD', 'USD 10.50'],
  [1050, 'JPY', 'JPY 1,050'],
  [1050, 'KWD', 'KWD 1.050'],
])('When a payment is %i of the smallest unit of %s, then it reads %s', (minorAmount, currency, text) => {
  expect(formatMinor(minorAmount, currency).replaceAll('\u00a0', ' ')).toBe(text);
});
