import { expect, test } from 'vitest';
import { nameGear } from './gear-names.ts';

test.each([
  ['NIKON CORPORATION', 'NIKON D850', 'Nikon D850'],
  ['Canon', 'Canon EOS R5', 'Canon EOS R5'],
  ['SONY', 'ILCE-7RM4', 'Sony ILCE-7RM4'],
  ['FUJIFILM', 'X-T4', 'Fujifilm X-T4'],
  ['LEICA CAMERA AG', 'LEICA Q2', 'Leica Q2'],
  ['RICOH IMAGING COMPANY, LTD.', 'PENTAX K-1', 'Pentax K-1'],
  ['OLYMPUS IMAGING CORP.  ', 'E-M1MarkII', 'Olympus E-M1MarkII'],
  ['Apple', 'iPhone 15 Pro', 'Apple iPhone 15 Pro'],
  ['Workshop of Asha', 'Pinhole 3', 'Workshop of Asha Pinhole 3'],
  [undefined, 'NIKON Z 9\0\0', 'Nikon Z 9'],
  [undefined, 'RF50mm F1.2 L USM', 'RF50mm F1.2 L USM'],
  ['Canon', undefined, 'Canon'],
  ['CANONBALL', 'X', 'CANONBALL X'],
])('names the gear of %s and %s "%s"', (make, model, name) => {
  expect(nameGear(make, model)).toBe(name);
});

test('names nothing where nothing is known', () => {
  expect(nameGear(undefined, undefined)).toBeUndefined();
  expect(nameGear(' ', '\0')).toBeUndefined();
});
