import { expect, test } from 'vitest';
import { formatArrival } from './arrival.ts';

test.each([
  ['2026-12-09', '2026-12-14', '9–14 December'],
  ['2026-11-28', '2026-12-03', '28 November – 3 December'],
  ['2026-12-30', '2027-01-04', '30 December – 4 January'],
  ['2026-12-09', '2026-12-09', '9 December'],
])('When a parcel is expected from %s to %s, then it is %s', (from, to, text) => {
  expect(formatArrival({ from, to })).toBe(text);
});
