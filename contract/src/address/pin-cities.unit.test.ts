import { expect, test } from 'vitest';
import places from './pin-cities.json' with { type: 'json' };
import { findCityOfPin } from './pin-cities.ts';

test.each([
  ['560 034', 'Bengaluru'],
  ['५६००३४', 'Bengaluru'],
  ['400050', 'Mumbai'],
  ['682001', 'Kochi'],
  // Outside the large cities it is the district.
  ['400601', 'Thane'],
  ['313001', 'Udaipur'],
  ['345001', 'Jaisalmer'],
  ['641601', 'Tiruppur'],
  ['744301', 'Nicobar'],
  ['585202', undefined],
  ['560', undefined],
  ['900001', undefined],
  ['000000', undefined],
])('When the PIN code is %s, then the city is %s', (pin, city) => {
  expect(findCityOfPin(pin)).toBe(city);
});

test('When ranges are read, then none overlaps another, so that a code has one city', () => {
  const ranges = Object.values(places)
    .flatMap((text) => text.split(' '))
    .map((range) => {
      const [from = '', end = from] = range.split('-');
      return [Number(from), Number(from.slice(0, -end.length) + end)] as const;
    })
    .sort(([one], [other]) => one - other);
  for (const [index, [from, to]] of ranges.entries()) {
    expect(to).toBeGreaterThanOrEqual(from);
    expect(ranges[index + 1]?.[0] ?? Infinity).toBeGreaterThan(to);
  }
  expect(ranges.length).toBeGreaterThan(2000);
});
