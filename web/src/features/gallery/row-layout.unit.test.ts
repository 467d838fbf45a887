import { describe, expect, it } from 'vitest';
import { pairUp, slotSizes } from './row-layout.ts';

const itself = (ratio: number) => ratio;

describe('the rows of the gallery', () => {
  it('When the number is even, then each row has two, in order', () => {
    expect(pairUp([1.5, 0.5, 1, 2], itself)).toEqual([
      { items: [1.5, 0.5], ratio: 2 },
      { items: [1, 2], ratio: 3 },
    ]);
  });

  it.each([
    ['portrait', 0.67, 3],
    ['landscape', 1.5, 3],
    ['panorama', 4, 4],
  ])('When the number is odd, then the last, a %s, stands alone, no higher than a usual row', (_name, last, ratio) => {
    expect(pairUp([1.5, 0.5, last], itself).at(-1)).toEqual({ items: [last], ratio });
  });

  it('When there is none, then there is no row', () => {
    expect(pairUp([], itself)).toEqual([]);
  });

  it('When two share a row, then their slots add up to it', () => {
    expect(slotSizes(1.5, 2)).toContain('(min-width: 48em) min(0.7500 * (88.8vw - 15px), 126.0vh)');
    expect(slotSizes(0.5, 2)).toContain('(min-width: 48em) min(0.2500 * (88.8vw - 15px), 42.0vh)');
  });
});
