import { MINUTE, SECOND } from '@aperture-byline/contract/shared/durations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextLook, PATIENCE } from './next-look.ts';

/** The times at which an order is read by a page that is open from the return on. */
function listLooks(): number[] {
  const looks: number[] = [];
  for (let passed = 0, pause = nextLook(0); pause !== false; pause = nextLook(passed)) {
    passed += pause;
    looks.push(passed);
  }
  return looks;
}

test('When a buyer has come back, then the order is read often at first, more seldom later, and in the end no more', () => {
  const looks = listLooks();
  const isWithin = (limit: number) => looks.filter((at) => at <= limit).length;
  expect(looks[0]).toBe(2 * SECOND);
  expect(isWithin(20 * SECOND)).toBe(10);
  expect(isWithin(MINUTE)).toBe(18);
  expect(looks).toHaveLength(34);
  expect(looks.at(-1)).toBe(PATIENCE);
});

test('When time passes, then pauses never become shorter but for the last one, and none goes on after the end', () => {
  fc.assert(
    fc.property(fc.nat(2 * PATIENCE), fc.nat(2 * PATIENCE), (one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)];
      const [first, second] = [nextLook(early), nextLook(late)];
      if (late >= PATIENCE) expect(second).toBe(false);
      if (first === false || second === false) return;
      expect(late + second).toBeLessThanOrEqual(PATIENCE);
      if (late + second < PATIENCE) expect(second).toBeGreaterThanOrEqual(first);
    }),
  );
});
