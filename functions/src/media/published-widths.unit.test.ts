import { fittingWidth } from '@aperture-byline/contract/shared/picture';
import { check, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publishedWidths } from './process-picture.ts';

describe('publishedWidths', () => {
  test.each([
    [4000, 3000, [160, 240, 480, 800, 1080, 1600, 2048, 2560]],
    [3000, 4000, [160, 240, 480, 800, 1080, 1600, 1920]],
    [2400, 1000, [160, 240, 480, 800, 1080, 1600, 2048, 2400]],
    [1400, 1000, [160, 240, 480, 800, 1080, 1400]],
    [100, 80, [100]],
    [1, 50_000, [1]],
  ])('%i x %i', (width, height, widths) => {
    expect(publishedWidths(width, height)).toEqual(widths);
  });

  test('Widths ascend, are never wider than the picture and never leave a slot with more than twice its width', () => {
    const size = integer({ min: 1, max: 30_000 });
    const outcome = check(
      property(size, size, integer({ min: 80, max: 3000 }), (width, height, slot) => {
        const widths = publishedWidths(width, height);
        expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
        expect(widths.at(-1)).toBeLessThanOrEqual(width);
        expect(fittingWidth(widths, slot)).toBeLessThanOrEqual(2 * slot);
      }),
    );
    expect(outcome.failed, JSON.stringify(outcome.counterexample)).toBe(false);
  });
});
