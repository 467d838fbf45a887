import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paginate, parsePage, parsePageSize } from './pagination.ts';

describe('the page of a query', () => {
  test.each([
    ['1', 1],
    ['07', 7],
    ['0', 1],
    ['000', 1],
    ['-1', 1],
    ['1e3', 1],
    ['1.5', 1],
    ['٣', 1],
    ['٣٣', 1],
    ["' OR 1", 1],
    ['', 1],
    [' 2', 1],
    ['2\n', 1],
    ['+2', 1],
    ['0x10', 1],
    ['99999999999999999999', Number.MAX_SAFE_INTEGER],
    ['9'.repeat(64), Number.MAX_SAFE_INTEGER],
    ['9'.repeat(65), 1],
    [['2'], 1],
    [{ $gt: 1 }, 1],
    [2, 1],
    [null, 1],
    [undefined, 1],
  ])('When it is %j, then page %i is meant', (value, page) => {
    expect(parsePage(value)).toBe(page);
  });

  test('When it is anything at all, then a page that can be counted with comes', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const page = parsePage(value);
        expect(Number.isSafeInteger(page) && page >= 1).toBe(true);
      }),
    );
  });
});

describe('the page size of a query', () => {
  const bounds = { fallback: 40, max: 100 };

  test.each([
    ['1', 1],
    ['100', 100],
    ['101', 100],
    ['1000000', 100],
    ['9'.repeat(30), 100],
    ['0', 40],
    ['-1', 40],
    ['', 40],
    ['1e1', 40],
    [['5'], 40],
    [undefined, 40],
  ])('When it is %j, then it is %i', (value, pageSize) => {
    expect(parsePageSize(value, bounds)).toBe(pageSize);
  });
});

describe('the pages of a list', () => {
  const list = fc.record({
    page: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    pageSize: fc.integer({ min: 1, max: 100 }),
    total: fc.nat(1_000_000),
  });

  test('When any page is wished for, then it is one that exists, and the pages hold the whole list', () => {
    fc.assert(
      fc.property(list, (wish) => {
        const { page, pageSize, total, totalPages } = paginate(wish);
        expect(page).toBe(Math.min(wish.page, totalPages));
        expect(totalPages * pageSize).toBeGreaterThanOrEqual(total);
        expect((totalPages - 1) * pageSize).toBeLessThan(Math.max(total, 1));
      }),
    );
  });

  test('When there is nothing, then there is one empty page', () => {
    expect(paginate({ page: 9, pageSize: 20, total: 0 })).toEqual({
      page: 1,
      pageSize: 20,
      total: 0,
      totalPages: 1,
    });
  });
});
