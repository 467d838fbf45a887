import { describe, expect, it } from 'vitest';
import { describeCut, shownArea } from './print-cut.ts';
import { describePlacement, fitsShape, layAlong } from './print-placement.ts';

const wide = { width: 3000, height: 2000 };
const tall = { width: 2000, height: 3000 };

describe('a photograph on its paper', () => {
  it.each([
    [60, true],
    [61.1, true],
    [58.9, true],
    [61.3, false],
    [58.7, false],
    [40, false],
  ])(
    'When the paper is %f by 40 cm, then whether it fits a photograph 3:2, whichever side is named first: %s',
    (width, fits) => {
      for (const picture of [wide, tall])
        for (const size of [
          { width, height: 40 },
          { width: 40, height: width },
        ])
          expect(fitsShape(picture, size)).toBe(fits);
    },
  );

  it('When its size names the other side first, then the paper is turned; square, it stays', () => {
    expect(layAlong(tall, { width: 60, height: 40 })).toEqual({ width: 40, height: 60 });
    expect(layAlong(wide, { width: 60, height: 40 })).toEqual({ width: 60, height: 40 });
    expect(layAlong({ width: 5, height: 5 }, { width: 60, height: 40 })).toEqual({ width: 60, height: 40 });
  });

  it('When proportions differ, then it has a border unless its artist crops it', () => {
    expect(describePlacement(wide, { width: 20, height: 20 })).toBe('white border');
    expect(describePlacement(wide, { width: 20, height: 20, crop: 0 })).toBe('cropped');
    expect(describePlacement(wide, { width: 40, height: 60, crop: 0.3 })).toBe('');
  });

  it('When it is cropped, then the part that is seen and what is cut on each side are known', () => {
    expect(shownArea(wide, { width: 20, height: 20, crop: 0.25 })).toEqual({
      left: 250,
      top: 0,
      width: 2000,
      height: 2000,
    });
    expect(describeCut(wide, { width: 20, height: 20, crop: 0.25 })).toBe('8% off the left, 25% off the right');
    expect(describeCut(tall, { width: 20, height: 20, crop: 0 })).toBe('0% off the top, 33% off the bottom');
    // Wider than the photograph.
    expect(describeCut(wide, { width: 60, height: 30, crop: 1 })).toBe('25% off the top, 0% off the bottom');
  });
});
