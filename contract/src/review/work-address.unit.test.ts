import { describe, expect, it } from 'vitest';
import { parseWorkAddress } from './work-address.ts';

describe('The address of a page', () => {
  it.each([
    ['https://gallery.example/exhibition?image=abc', { kind: 'image', key: 'abc' }],
    [' /exhibition/e1 ', { kind: 'exhibition', key: 'e1' }],
    ['https://gallery.example/exhibition/e1/gallery?image=2', { kind: 'exhibition', key: 'e1' }],
    ['/stories/low-water?from=mail#text', { kind: 'blog', key: 'low-water' }],
    ['/shop/dune%20at%20dusk', { kind: 'product', key: 'dune at dusk' }],
  ])('When it is %s, then it names a work', (address, work) => {
    expect(parseWorkAddress(address)).toEqual(work);
  });

  it.each([
    '',
    '/',
    '/shop',
    '/shop/cart',
    '/exhibition',
    '/profile/900000001',
    '/stories/a/b',
    '/stories/%E0%A4',
    'http://[',
  ])('When it is %j, then it names none', (address) => {
    expect(parseWorkAddress(address)).toBeNull();
  });
});
