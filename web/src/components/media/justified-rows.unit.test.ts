import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { justifyRows } from './justified-rows.ts';

describe('justified rows', () => {
  const ratios = fc.array(fc.double({ min: 0.4, max: 3, noNaN: true }), { minLength: 1, maxLength: 30 });

  test('Whatever the pictures, all hang once, in order, and fill their rows', () => {
    fc.assert(
      fc.property(ratios, (pictures) => {
        const rows = justifyRows(pictures, (ratio) => ratio);
        expect(rows.flatMap(({ items }) => items.map(({ item }) => item))).toEqual(pictures);
        for (const { items } of rows) {
          expect(items.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
          const heights = items.map(({ item, share }) => share / item);
          expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(0);
        }
      }),
    );
  });
});
