import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colours } from './tokens.ts';

const MODES = ['light', 'dark'] as const;
/** Contrasts that WCAG 2.2 asks of text and of what shows the focus. */
const TEXT_MIN = 4.5;
const GRAPHIC_MIN = 3;

/** The declarations of custom properties with a colour, by selector. */
const blocks = new Map(
  [...readFileSync(new URL('tokens.css', import.meta.url), 'utf8').matchAll(/(:root\S*) \{([^}]*)\}/g)].map(
    ([, selector = '', body = '']) => [
      selector,
      Object.fromEntries([...body.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [name, value])),
    ],
  ),
);
const light = blocks.get(':root') ?? {};
const dark = blocks.get(":root[data-theme='dark']") ?? {};
const properties: Record<(typeof MODES)[number], Record<string, string>> = {
  light,
  dark: { ...light, ...dark },
};

/** Relative luminance of `#RRGGBB` by WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(MODES)('The palette, %s', (mode) => {
  const property = (name: string) => properties[mode][name] ?? '';

  it.each(['ink', 'quiet', 'success', 'warning', 'error'] as const)(
    'When %s stands on a toast, then it can be read',
    (name) => {
      expect(contrast(colours[mode][name], colours[mode].raised)).toBeGreaterThanOrEqual(TEXT_MIN);
    },
  );

  it.each(['paper', 'raised', 'sunk'])('When something stands on %s, then it can be read', (surface) => {
    for (const name of ['ink', 'quiet', 'error'])
      expect(contrast(property(name), property(surface)), name).toBeGreaterThanOrEqual(TEXT_MIN);
    expect(contrast(property('focus'), property(surface))).toBeGreaterThanOrEqual(GRAPHIC_MIN);
  });

  it('When text stands on the accent, then it can be read', () => {
    for (const name of ['accent', 'accent-pressed'])
      expect(contrast(property('on-accent'), property(name)), name).toBeGreaterThanOrEqual(TEXT_MIN);
  });

  it('When MUI has a colour, then plain CSS has the same', () => {
    const own = colours[mode];
    for (const name of ['paper', 'ink', 'quiet', 'line', 'raised', 'error'] as const)
      expect(property(name), name).toBe(own[name].toLowerCase());
    expect(property('accent')).toBe(colours.accent.toLowerCase());
  });
});

it('When nobody chose a theme, then the device’s dark one has the same colours as the chosen one', () => {
  expect(Object.keys(dark)).not.toEqual([]);
  expect(blocks.get(':root:not([data-theme])')).toEqual(dark);
});
