import { expect, test } from 'vitest';
import { INDIAN_STATES } from '../address/state-list.ts';
import { isGstin } from './gstin.ts';

test.each(['27AAPFU0939F1ZV', '32AAPFU0939F1Z4'])('When the number is %s, then it is a GSTIN', (gstin) => {
  expect(isGstin(gstin)).toBe(true);
});

test.each(['27AAPFU0939F1ZW', '27AAPFU0949F1ZV', '27aapfu0939f1zv', '27AAPFU0939F1Z', '', 'x'.repeat(15)])(
  'When the number is %j, then it is none',
  (text) => {
    expect(isGstin(text)).toBe(false);
  },
);

/** A number that begins so, with its check character. */
function complete(code: string): string {
  const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const valid = [...characters].filter((last) => isGstin(`${code}AAPFU0939F1Z${last}`));
  return valid.join();
}

test('When a GSTIN begins with the code of a state, of one as it was, or of what is off the coasts, then it is one', () => {
  for (const code of [...INDIAN_STATES.map(({ gst }) => gst), '25', '28', '97'])
    expect(complete(code), code).toMatch(/^[0-9A-Z]$/);
});

test.each(['00', '39', '40', '96', '98', '99'])('When a number begins with %s, then it is none', (code) => {
  expect(complete(code)).toBe('');
});
