import { expect, test } from 'vitest';
import { fromIndiaTime, toIndiaTime } from './india-time.ts';

test.each([
  ['2026-11-22T13:00:00.000Z', '2026-11-22T18:30'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01T00:00'],
  ['2028-02-28T18:29:00.000Z', '2028-02-28T23:59'],
])('When the moment is %s, then the field says %s, and back', (iso, typed) => {
  expect(toIndiaTime(iso)).toBe(typed);
  expect(fromIndiaTime(typed)).toBe(iso);
});

test('When nothing is typed, or half of it, then there is no moment', () => {
  expect(toIndiaTime(null)).toBe('');
  for (const typed of ['', '2026-11-22', '2026-11-31T25:00']) expect(fromIndiaTime(typed)).toBeNull();
});
