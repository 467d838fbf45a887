import { COLOURS } from '@aperture-byline/contract/search/facets';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameColour } from './colour-names.ts';

test.each([
  ['#000000', 'black'],
  ['#ffffff', 'white'],
  ['#8c8a86', 'grey'],
  ['#b3261e', 'red'],
  ['#e58a2f', 'orange'],
  ['#6b4a2a', 'brown'],
  ['#e0d040', 'yellow'],
  ['#3f7a45', 'green'],
  ['#3aa0b0', 'cyan'],
  ['#3a5a8c', 'blue'],
  ['#7a3fb0', 'purple'],
  ['#d0609a', 'pink'],
])('names %s "%s"', (hex, name) => {
  expect(nameColour(hex)).toBe(name);
});

test('names every colour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      expect(COLOURS).toContain(nameColour(`#${number.toString(16).padStart(6, '0')}`));
    }),
  );
});
