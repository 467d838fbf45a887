import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageNumbers } from './pager.tsx';

describe('page numbers', () => {
  test('When there are few pages, then all of them stand there', () => {
    expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
  });

  test('When pages are left out, then a gap says so, and a single page is never left out', () => {
    expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
    expect(pageNumbers(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  });

  test('Whatever the page, the first, the last and the current one are there, in order', () => {
    const pages = fc
      .integer({ min: 1, max: 500 })
      .chain((total) => fc.record({ total: fc.constant(total), page: fc.integer({ min: 1, max: total }) }));
    fc.assert(
      fc.property(pages, ({ total, page }) => {
        const numbers = pageNumbers(page, total).filter((number) => number !== null);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, total]));
      }),
    );
  });
});
