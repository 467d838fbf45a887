import { describe, expect, it } from 'vitest';
import { colours } from './tokens.ts';

/** Relative luminance of `#RRGGBB` by WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('The palette, %s', (mode) => {
  const own = colours[mode];

  it.each(['ink', 'quiet', 'success', 'warning', 'error'] as const)(
    'When %s stands on a toast, then it can be read',
    (name) => {
      expect(contrast(own[name], own.raised)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
