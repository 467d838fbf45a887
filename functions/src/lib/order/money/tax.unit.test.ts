import { INDIAN_STATES } from '@aperture-byline/contract/address/state-list';
import { expect, test } from 'vitest';
import { describePlace, placeOfSupply, splitTax } from './tax.ts';

const KERALA = { gstin: '32AAPFU0939F1Z4', gstRate: 18 };

test('When the seller has no GSTIN, then no tax is named', () => {
  expect(splitTax(2100, { gstin: '', gstRate: 18 }, 'Kerala')).toBeNull();
});

test.each(['Kerala', ' kerala'])('When prints go to %j, then half of the tax is each one’s', (place) => {
  expect(splitTax(2100, KERALA, place)).toEqual({
    taxable: 177_966,
    taxes: [
      { name: 'CGST', rate: 9, amount: 16_017 },
      { name: 'SGST', rate: 9, amount: 16_017 },
    ],
  });
});

test.each(['Tamil Nadu', 'Nepal', ''])('When prints go to %j, then the tax is one', (place) => {
  expect(splitTax(2100, KERALA, place)).toEqual({
    taxable: 177_966,
    taxes: [{ name: 'IGST', rate: 18, amount: 32_034 }],
  });
});

test('When amounts and rates are any, then taxable value and taxes are the amount', () => {
  for (const gstRate of [0, 5, 12, 18, 28])
    for (let amount = 1; amount < 400; amount += 1)
      for (const place of ['Kerala', 'Goa']) {
        const { taxable, taxes } = splitTax(amount, { ...KERALA, gstRate }, place) ?? {
          taxable: 0,
          taxes: [],
        };
        expect(taxes.reduce((sum, tax) => sum + tax.amount, taxable)).toBe(amount * 100);
        expect(new Set(taxes.map((tax) => tax.amount)).size).toBe(1);
      }
});

test.each([
  [{ state: 'Kerala', country: 'India' }, 'Kerala'],
  [{ state: 'Kerala', country: ' INDIA ' }, 'Kerala'],
  [{ state: 'Bavaria', country: 'Germany' }, 'Germany'],
  [{ state: 'केरल', country: 'भारत' }, 'Kerala'],
  [{ state: 'Orissa', country: 'IN' }, 'Odisha'],
  [{ state: 'Kerala', country: 'Germany' }, 'Germany'],
  [{ state: 'Atlantis', country: 'India' }, 'Atlantis'],
])('When the address is %j, then the place of supply is %j', (address, place) => {
  expect(placeOfSupply(address)).toBe(place);
});

test('When seller and buyer are in any two states, then the tax is divided in the same one alone, by its kind', () => {
  const union = INDIAN_STATES.filter(({ isUnionTaxed }) => isUnionTaxed).map(({ iso }) => iso);
  expect(union.sort()).toEqual(['AN', 'CH', 'DH', 'LA', 'LD']);
  for (const seller of INDIAN_STATES)
    for (const buyer of INDIAN_STATES) {
      const tax = splitTax(2100, { gstin: `${seller.gst}AAPFU0939F1Z4`, gstRate: 18 }, buyer.name);
      const halves = ['CGST', union.includes(buyer.iso) ? 'UTGST' : 'SGST'];
      const expected = seller === buyer ? halves : ['IGST'];
      expect(
        tax?.taxes.map(({ name }) => name),
        `${seller.name}, ${buyer.name}`,
      ).toEqual(expected);
    }
});

test.each([
  ['27', 'MH', ['CGST', 'SGST']],
  ['27', 'महाराष्ट्र', ['CGST', 'SGST']],
  ['27', 'Maharastra', ['CGST', 'SGST']],
  ['21', 'Orissa', ['CGST', 'SGST']],
  ['34', 'Pondicherry', ['CGST', 'SGST']],
  ['07', 'New Delhi', ['CGST', 'SGST']],
  // Codes of before the merger of 2020, and before the division of Andhra Pradesh.
  ['25', 'Daman & Diu', ['CGST', 'UTGST']],
  ['28', 'Andhra Pradesh', ['CGST', 'SGST']],
  ['28', 'Telangana', ['IGST']],
  ['97', 'Kerala', ['IGST']],
])('When the seller’s code is %s and the place “%s”, then the taxes are %j', (code, place, names) => {
  const tax = splitTax(2100, { gstin: `${code}AAPFU0939F1Z4`, gstRate: 18 }, place);
  expect(tax?.taxes.map(({ name }) => name)).toEqual(names);
});

test('When a place is described, then a state has its code', () => {
  expect(['Kerala', '32', '28', '97', 'Germany', ''].map(describePlace)).toEqual([
    'Kerala (32)',
    'Kerala (32)',
    'Andhra Pradesh (37)',
    'Other Territory (97)',
    'Germany',
    '',
  ]);
});
