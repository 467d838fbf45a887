import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPrice, minPrice } from './money.ts';

const rupees = fc.nat(99_99_99_999);

describe('a price', () => {
  test.each([
    [0, 'Rs. 0'],
    [999, 'Rs. 999'],
    [1000, 'Rs. 1,000'],
    [100_000, 'Rs. 1,00,000'],
    [12_345_678, 'Rs. 1,23,45,678'],
  ])('When it is %i, then it reads %s', (amount, text) => {
    expect(formatPrice(amount)).toBe(text);
  });

  test('When any is written, then its digits are all there, in groups of three and then of two', () => {
    fc.assert(
      fc.property(rupees, (amount) => {
        const text = formatPrice(amount);
        expect(Number(text.replace('Rs. ', '').replaceAll(',', ''))).toBe(amount);
        expect(text).toMatch(/^Rs\. (?:\d{1,3}|\d{1,2}(?:,\d{2})*,\d{3})$/);
      }),
    );
  });
});

describe('the least a product can cost', () => {
  const sizes = fc.array(fc.record({ price: rupees }), { minLength: 1 });
  const frames = fc.array(fc.record({ charge: rupees }), { minLength: 1 });

  test('When sizes and frames are combined, then no pair is cheaper and one costs just that', () => {
    fc.assert(
      fc.property(sizes, frames, (some, others) => {
        const totals = some.flatMap(({ price }) => others.map(({ charge }) => price + charge));
        const least = minPrice(some, others);
        expect(totals).toContain(least);
        expect(totals.every((total) => total >= least)).toBe(true);
      }),
    );
  });

  test('When there is no size or no frame, then there is no price', () => {
    expect(() => minPrice([], [{ charge: 1 }])).toThrow(RangeError);
    expect(() => minPrice([{ price: 1 }], [])).toThrow(RangeError);
  });
});
