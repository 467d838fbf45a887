import { expect, test } from 'vitest';
import { placeOfSupply, splitTax } from './tax.ts';

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
])('When the address is %j, then the place of supply is %j', (address, place) => {
  expect(placeOfSupply(address)).toBe(place);
});
