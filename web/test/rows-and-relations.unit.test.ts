import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { relatedStories } from '../src/features/stories/story/related.ts';
import { justifyRows } from '../src/ui/justified-rows.ts';
import { pageNumbers } from '../src/ui/page-numbers.ts';

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

describe('related stories', () => {
  const story = (id: string, categories: string) => ({ id, categories }) as BlogListItem;
  const all = [
    story('new', 'Travel'),
    story('self', 'Craft,Light'),
    story('one', 'Light'),
    story('two', 'Light,Craft'),
  ];

  test('When stories share categories, then those that share most come first, and never the story itself', () => {
    const related = relatedStories({ id: 'self', categories: 'Craft,Light' }, all, 3);
    expect(related.map(({ id }) => id)).toEqual(['two', 'one', 'new']);
  });

  test('When none shares any, then the newest stand in, as many as asked for', () => {
    const related = relatedStories({ id: 'self', categories: '' }, all, 2);
    expect(related.map(({ id }) => id)).toEqual(['new', 'one']);
  });
});

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
