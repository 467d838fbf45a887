import { expect, test } from 'vitest';
import { parseRange } from './facets.ts';

const INFINITY = Number.POSITIVE_INFINITY;

test.each([
  ['35-50', 35, 50],
  ['-50', 0, 50],
  ['301-', 301, INFINITY],
  ['50', 50, 50],
  ['1.4-2.8', 1.4, 2.8],
])('reads "%s" as a range with both ends', (value, from, to) => {
  expect(parseRange(value)).toEqual({ from, to });
});

test.each(['', '-', '50-35', 'wide', '1e9', '-5-10', '9999999999', '1-2-3', '0x10', ' 5', '1.234', 'NaN'])(
  'reads "%s" as no range',
  (value) => {
    expect(parseRange(value)).toBeNull();
  },
);
