import { formatPrice } from '@aperture-byline/contract/shared/money';
import { describe, expect, it } from 'vitest';
import { printPrice, sizeLabel, sizeOption } from './print-price.ts';

describe('a print', () => {
  it('costs its size and its frame', () => {
    expect(printPrice({ price: 27_500 }, { charge: 5200 })).toBe(32_700);
    expect(formatPrice(printPrice({ price: 98_000 }, { charge: 2000 }))).toBe('Rs. 1,00,000');
  });

  it('costs its size alone without a frame', () => {
    expect(printPrice({ price: 3800 }, { charge: 0 })).toBe(3800);
  });

  it('names its size as width by height', () => {
    expect(sizeLabel({ size_width: 60, size_height: 40 })).toBe('60cm x 40cm');
  });

  it('says what a size costs, how many of an edition are left, and where none are', () => {
    const size = { size_width: 60, size_height: 40, price: 9600, sold_out: false, edition: 50, left: 12 };
    expect(sizeOption(size, { charge: 400 })).toBe('60cm x 40cm, Rs. 10,000, 12 left');
    expect(sizeOption({ ...size, sold_out: true, left: 0 }, { charge: 0 })).toBe('60cm x 40cm, sold out');
    expect(sizeOption({ ...size, left: null }, { charge: 0 })).toBe('60cm x 40cm, Rs. 9,600');
  });
});
