import { expect, test } from 'vitest';
import { documentNumber, financialYear } from './document-numbers.ts';

test.each([
  ['2026-03-31T18:29:59.999Z', '25-26'],
  ['2026-03-31T18:30:00.000Z', '26-27'],
  ['2026-12-31T23:00:00.000Z', '26-27'],
  ['2099-04-01T00:00:00.000Z', '99-00'],
])('When it is %s, then India’s financial year is %s', (at, year) => {
  expect(financialYear(new Date(at))).toBe(year);
});

test('When a document is numbered, then its number has at most the 16 characters that the tax law allows', () => {
  expect(documentNumber('receipt', '26-27', 1)).toBe('AB/26-27/00001');
  expect(documentNumber('creditNote', '26-27', 9_999_999)).toBe('CN/26-27/9999999');
});
