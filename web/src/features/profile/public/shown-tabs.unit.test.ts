import { describe, expect, it } from 'vitest';
import { findShownTabs } from './shown-tabs.ts';

const NONE = { photographs: 0, exhibitions: 0, stories: 0, prints: 0 };

describe('The tabs of a public profile', () => {
  it.each([
    [{ ...NONE, photographs: 3, prints: 1 }, ['gallery', 'prints']],
    [{ ...NONE, stories: 1 }, ['stories']],
    [NONE, ['gallery']],
    [undefined, ['gallery', 'exhibitions', 'stories', 'prints']],
  ] as const)('When the numbers are %j, then they are %j', (counts, tabs) => {
    expect(findShownTabs(counts)).toEqual(tabs);
  });
});
