import { expect, test } from 'vitest';
import { toPlainDigits } from './digits.ts';

test('When a digit of any script is written, then it is the one that its script’s format writes', () => {
  const systems = Intl.supportedValuesOf('numberingSystem');
  const decimal = systems.filter((name) => /^\p{Nd}{10}$/u.test(write(name)));
  expect(decimal.length).toBeGreaterThan(50);
  for (const name of decimal) expect(toPlainDigits(write(name)), name).toBe('1234567890');
});

const write = (numberingSystem: string) =>
  new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(1_234_567_890);

test('When there is no digit, then nothing changes', () => {
  expect(toPlainDigits('क + 12 ½ Ⅳ ①')).toBe('क + 12 ½ Ⅳ ①');
});
