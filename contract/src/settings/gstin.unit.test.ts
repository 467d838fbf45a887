import { expect, test } from 'vitest';
import { isGstin, stateOfGstin } from './gstin.ts';

test.each(['27AAPFU0939F1ZV', '32AAPFU0939F1Z4'])('When the number is %s, then it is a GSTIN', (gstin) => {
  expect(isGstin(gstin)).toBe(true);
});

test.each(['27AAPFU0939F1ZW', '27AAPFU0949F1ZV', '27aapfu0939f1zv', '27AAPFU0939F1Z', '', 'x'.repeat(15)])(
  'When the number is %j, then it is none',
  (text) => {
    expect(isGstin(text)).toBe(false);
  },
);

test('When a GSTIN begins with 32, then its state is Kerala', () => {
  expect(stateOfGstin('32AAPFU0939F1Z4')).toBe('Kerala');
});
