import { describe, expect, test } from 'vitest';
import { BENCH, photographedWidth, roomAround } from './wall-scale.ts';

describe('A print on a wall', () => {
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
