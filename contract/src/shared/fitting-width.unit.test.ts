import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fittingWidth } from './picture.ts';

const widths = fc
  .uniqueArray(fc.integer({ min: 1, max: 8000 }), { minLength: 1, maxLength: 6 })
  .map((list) => list.sort((a, b) => a - b));

test('When a slot is filled, then no narrower published width would do, and the widest is the most there is', () => {
  fc.assert(
    fc.property(widths, fc.integer({ min: 1, max: 10_000 }), (list, slot) => {
      const width = fittingWidth(list, slot);
      expect(list).toContain(width);
      const enough = list.filter((one) => one >= slot);
      expect(width).toBe(enough.length > 0 ? Math.min(...enough) : Math.max(...list));
    }),
  );
});

test('When there is no width at all, then it is an error', () => {
  expect(() => fittingWidth([], 100)).toThrow(RangeError);
});
