import { describe, expect, test } from 'vitest';
import { fitsShape } from '../fits-shape.ts';
import { BENCH, photographedWidth, roomAround } from './wall-scale.ts';

describe('A print on a wall', () => {
  test('When its size has the shape of the picture, within two percent, then it is drawn', () => {
    const picture = { width: 3000, height: 2000 };
    for (const [width, fits] of [
      [60, true],
      [61.1, true],
      [58.9, true],
      [61.3, false],
      [58.7, false],
      [40, false],
    ] as const)
      expect(fitsShape(picture, { width, height: 40 }), String(width)).toBe(fits);
  });

  test('When prints of usual sizes are compared, then they hang in the same room', () => {
    for (const size of [
      { width: 30, height: 40 },
      { width: 60, height: 80 },
      { width: 120, height: 80 },
    ])
      expect(roomAround(size)).toMatchObject({ height: 270, middle: 150 });
  });

  test('When a print is larger than the room, then the room grows, and it hangs above the bench', () => {
    const room = roomAround({ width: 400, height: 300 });
    expect(room.width).toBeGreaterThan(400);
    expect(room.middle - 150).toBeGreaterThan(BENCH.height);
    expect(room.height).toBeGreaterThan(room.middle + 150);
  });

  test('When half of a photograph is two metres wide, then all of it is four', () => {
    expect(photographedWidth(200, [25, 75])).toBe(400);
    expect(photographedWidth(200, [75, 25])).toBe(400);
    expect(photographedWidth(200, [50, 50])).toBe(20_000);
  });
});
