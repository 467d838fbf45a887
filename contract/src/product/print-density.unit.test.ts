import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRINT_SIDE } from '../work/wire.ts';
import { computeDensity, largestPrint, PPI_MIN, printDensity } from './print-density.ts';

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
      fc.property(pixels, pixels, side, side, fc.integer({ min: 1, max: 50 }), (a, b, width, height, more) => {
        const picture = { width: a, height: b };
        const larger = { width: width + more, height: height + more };
        expect(printDensity(picture, larger)).toBeLessThanOrEqual(printDensity(picture, { width, height }));
      }),
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

describe('the largest size of a photograph', () => {
  test.each([
    // 6000 pixels at 150 per inch are 40 inches.
    [
      { width: 6000, height: 4000 },
      { width: 101.5, height: 67.5 },
    ],
    [
      { width: 4000, height: 6000 },
      { width: 67.5, height: 101.5 },
    ],
    [
      { width: 3000, height: 3000 },
      { width: 50.5, height: 50.5 },
    ],
    // 30,000 pixels would be 508 cm wide.
    [
      { width: 30_000, height: 15_000 },
      { width: 300, height: 150 },
    ],
  ])('When it has %j pixels, then it is %j cm', (pixels, size) => {
    expect(largestPrint(pixels)).toEqual(size);
  });

  test('When it has too few pixels for the smallest size, then there is none', () => {
    expect(largestPrint({ width: 3000, height: 200 })).toBeNull();
    expect(largestPrint({ width: 296, height: 296 })).not.toBeNull();
    expect(largestPrint({ width: 295, height: 295 })).toBeNull();
  });

  test('When it is offered, then its pixels suffice, and not for half a centimetre more on both sides', () => {
    const pixels = fc.integer({ min: 296, max: 17_000 });
    fc.assert(
      fc.property(pixels, pixels, (width, height) => {
        const size = largestPrint({ width, height });
        if (size === null) return;
        expect(printDensity({ width, height }, size)).toBeGreaterThanOrEqual(PPI_MIN);
        expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(PRINT_SIDE.max);
        const larger = { width: size.width + 0.5, height: size.height + 0.5 };
        expect(printDensity({ width, height }, larger)).toBeLessThan(PPI_MIN);
      }),
    );
  });
});
