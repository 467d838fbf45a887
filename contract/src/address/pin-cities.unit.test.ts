import { expect, test } from 'vitest';
import { findCityOfPin } from './pin-cities.ts';

test.each([
  ['560 034', 'Bengaluru'],
  ['५६००३४', 'Bengaluru'],
  ['400050', 'Mumbai'],
  ['400601', undefined],
  ['560', undefined],
  ['799250', undefined],
])('When the PIN code is %s, then the city is %s', (pin, city) => {
  expect(findCityOfPin(pin)).toBe(city);
});
