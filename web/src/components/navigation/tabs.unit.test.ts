import { describe, expect, it } from 'vitest';
import { tabForKey } from './tabs.tsx';

describe('the keys of a row of tabs', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['ArrowLeft', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, null],
  ])('When %s is pressed on tab %i of three, then it leads to %s', (key, from, to) => {
    expect(tabForKey(key, from, 3)).toBe(to);
  });
});
