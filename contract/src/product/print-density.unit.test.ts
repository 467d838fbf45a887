import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeDensity, printDensity } from './print-density.ts';

describe('the density of a print', () => {
  test.each([
    // 6000 pixels on 60 cm, which are 23.6 inches.
    [{ width: 6000, height: 4000 }, { width: 60, height: 40 }, 254],
    [{ width: 6000, height: 4000 }, { width: 40, height: 60 }, 254],
    [{ width: 4000, height: 6000 }, { width: 60, height: 40 }, 254],
    // The short side has fewer.
    [{ width: 6000, height: 3000 }, { width: 60, height: 40 }, 190],
    [{ width: 1, height: 1 }, { width: 300, height: 300 }, 0],
  ])('When %j pixels are printed on %j cm, then there are %i per inch', (pixels, print, ppi) => {
    expect(printDensity(pixels, print)).toBe(ppi);
  });

  test('When a print grows, then its density never does', () => {
    const side = fc.integer({ min: 5, max: 300 });
    const pixels = fc.integer({ min: 1, max: 16_000 });
    fc.assert(
      fc.property(
        pixels,
        pixels,
        side,
        side,
        fc.integer({ min: 1, max: 50 }),
        (a, b, width, height, more) => {
          const picture = { width: a, height: b };
          const larger = { width: width + more, height: height + more };
          expect(printDensity(picture, larger)).toBeLessThanOrEqual(printDensity(picture, { width, height }));
        },
      ),
    );
  });

  test.each([
    [149, 'low'],
    [150, 'distance'],
    [219, 'distance'],
    [220, 'good'],
  ])('When there are %i per inch, then it is %s', (ppi, density) => {
    expect(computeDensity(ppi)).toBe(density);
  });
});
