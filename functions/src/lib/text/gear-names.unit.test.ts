import { expect, test } from 'vitest';
import { nameGear } from './gear-names.ts';

test.each([
  ['NIKON CORPORATION', 'NIKON D850', 'Nikon D850'],
  ['Canon', 'Canon EOS R5', 'Canon EOS R5'],
  ['SONY', 'ILCE-7RM4', 'Sony α7R IV'],
  ['SONY', 'ILCE-7M3', 'Sony α7 III'],
  ['SONY', 'ILCE-7RM4A', 'Sony α7R IV'],
  ['SONY', 'ILCE-7CM2', 'Sony α7C II'],
  ['SONY', 'ILCE-7CR', 'Sony α7CR'],
  ['SONY', 'ILCE-1', 'Sony α1'],
  ['SONY', 'ILCE-1M2', 'Sony α1 II'],
  ['SONY', 'ILCE-6100A', 'Sony α6100'],
  ['SONY', 'DSC-RX100M7', 'Sony RX100 VII'],
  ['SONY', 'DSC-RX1RM2', 'Sony RX1R II'],
  ['SONY', 'ZV-E10M2', 'Sony ZV-E10 II'],
  ['Sony', 'FE 16-35mm F2.8 GM', 'Sony FE 16-35mm F2.8 GM'],
  ['NIKON CORPORATION', 'NIKON Z 7_2', 'Nikon Z 7II'],
  ['NIKON CORPORATION', 'NIKON Z6_3', 'Nikon Z6III'],
  ['NIKON CORPORATION', 'NIKON Z50_2', 'Nikon Z50II'],
  ['Canon', 'Canon EOS R6m2', 'Canon EOS R6 Mark II'],
  ['Canon', 'Canon EOS-1D X Mark III', 'Canon EOS-1D X Mark III'],
  ['Panasonic', 'DC-S5M2', 'Panasonic Lumix S5II'],
  ['Panasonic', 'DMC-GX80', 'Panasonic Lumix GX80'],
  ['OM Digital Solutions', 'OM-1MarkII', 'OM System OM-1 Mark II'],
  ['OLYMPUS CORPORATION', 'E-M10MarkIIIS', 'Olympus OM-D E-M10 Mark IIIS'],
  ['FUJIFILM', 'X-T4', 'Fujifilm X-T4'],
  ['LEICA CAMERA AG', 'LEICA Q2', 'Leica Q2'],
  ['RICOH IMAGING COMPANY, LTD.', 'PENTAX K-1', 'Pentax K-1'],
  ['OLYMPUS IMAGING CORP.  ', 'E-M1MarkII', 'Olympus OM-D E-M1 Mark II'],
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
