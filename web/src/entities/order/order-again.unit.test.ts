// @vitest-environment jsdom

import type { OrderedPrint, OrderPart } from '@aperture-byline/contract/order/wire';
import { afterEach, describe, expect, test } from 'vitest';
import { orderAgain, toCartItems } from './order-again.ts';

function print(productId: string): OrderedPrint {
  return {
    product_id: productId,
    size_id: 's1',
    frame_id: 'f1',
    slug: 'dusk',
    title: 'Dusk',
    photographer: 900000001,
    photographer_name: 'Mira Pillai',
    size_width: 60,
    size_height: 40,
    frame_type: 'Oak',
    size_price: 1200,
    frame_price: 800,
    price: 2000,
    picture: {
      src: '/photos/dusk/{width}.{format}',
      width: 900,
      height: 600,
      widths: [320, 640],
      formats: ['avif', 'jpeg'],
      colour: '#101010',
      alt: 'A hill',
    },
  };
}

function part(...productIds: string[]): OrderPart {
  return {
    photographer: 900000001,
    photographer_name: 'Mira Pillai',
    status: 'delivered',
    prints: productIds.map(print),
    subtotal: 2000 * productIds.length,
    reason: null,
    carrier: null,
    tracking: null,
    accept_by: '2026-11-22T08:00:00.000Z',
  };
}

const stored = () => JSON.parse(localStorage.getItem('AnBCart') ?? 'null');

describe('ordering again', () => {
  afterEach(() => localStorage.clear());

  test('When an order has two parts, then all prints have the fields of the cart', () => {
    const items = toCartItems({ parts: [part('a'), part('b')] });
    expect(items.map(({ productId }) => productId)).toEqual(['a', 'b']);
    expect(items[0]).toEqual({
      productId: 'a',
      productSize: 's1',
      productFrame: 'f1',
      price: 2000,
      selectedSize: '60cm x 40cm',
      selectedFrame: 'Oak',
      selectedSizePrice: 1200,
      selectedFramePrice: 800,
      photographer: 900000001,
      title: 'Dusk',
      slug: 'dusk',
      primaryImage: '/photos/dusk/320.jpeg',
    });
  });

  test('When the cart has other prints, then they stay, and none is there twice', () => {
    localStorage.setItem('AnBCart', JSON.stringify({ products: [{ productId: 'x' }, { productId: 'a' }] }));
    orderAgain({ parts: [part('a', 'b')] });
    expect(stored().products.map(({ productId }: { productId: string }) => productId)).toEqual([
      'x',
      'a',
      'b',
    ]);
    expect(stored().products[1].productSize).toBe('s1');
  });

  test.each(['{', '[]', 'null', '{"products":3}'])(
    'When the stored cart is %s, then the prints replace it',
    (cart) => {
      localStorage.setItem('AnBCart', cart);
      orderAgain({ parts: [part('a')] });
      expect(stored().products).toHaveLength(1);
    },
  );
});
