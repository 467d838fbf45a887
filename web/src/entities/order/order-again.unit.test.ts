// @vitest-environment jsdom

import { ORDER_LINES_MAX } from '@aperture-byline/contract/shared/constants';
import { afterEach, describe, expect, test } from 'vitest';
import type { SelectedPrint } from '#entities/cart/cart-item.ts';
import { putInCart, removeFromCart } from '#entities/cart/cart-store.ts';
import { pictureAt } from '../../../test-support/picture.ts';
import { MIRA, orderedPrint, sampleSubOrder } from '../../../test-support/shop/order.ts';
import { orderAgain, toCartItems } from './order-again.ts';

const ids = ['a', 'b', 'x'].map((letter) => letter.repeat(20));
const [a = '', b = '', x = ''] = ids;

const print = (productId: string) =>
  orderedPrint('Dusk', {
    product_id: productId,
    size_id: 's1',
    frame_id: 'f1',
    slug: 'dusk',
    picture: { ...pictureAt('dusk'), widths: [320, 640] },
  });

const subOrder = (...productIds: string[]) =>
  sampleSubOrder(MIRA, { status: 'delivered', prints: productIds.map(print), is_paid: true });

const stored = (): SelectedPrint[] => JSON.parse(localStorage.getItem('AnBCart') ?? 'null').products;

describe('ordering again', () => {
  afterEach(() => {
    for (const item of stored()) removeFromCart(item);
  });

  test('When an order has two sub-orders, then all prints have the fields of the cart', () => {
    expect(orderAgain({ parts: [subOrder(a), subOrder(b)] })).toBe(true);
    expect(stored().map(({ productId }) => productId)).toEqual([a, b]);
    expect(stored()[0]).toEqual({
      productId: a,
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

  test('When an order has copies of a print, then the cart has as many', () => {
    expect(orderAgain({ parts: [subOrder(a, b, a)] })).toBe(true);
    expect(stored()).toMatchObject([{ productId: a, quantity: 2 }, { productId: b }]);
    expect(stored()[1]).not.toHaveProperty('quantity');
  });

  test('When the cart has other prints and sizes, then they stay, and none is there twice', () => {
    for (const item of toCartItems({ parts: [subOrder(x, a)] })) putInCart({ ...item, productSize: 's2' });
    for (let time = 0; time < 2; time += 1) orderAgain({ parts: [subOrder(a, b)] });
    expect(stored().map(({ productId, productSize }) => [productId, productSize])).toEqual([
      [x, 's2'],
      [a, 's2'],
      [a, 's1'],
      [b, 's1'],
    ]);
  });

  test('When the cart is full, then it stays as it is, and the caller is told', () => {
    const full = Array.from({ length: ORDER_LINES_MAX }, (_, index) => String(index).padStart(20, '0'));
    for (const item of toCartItems({ parts: [subOrder(...full)] })) putInCart(item);
    expect(orderAgain({ parts: [subOrder(a)] })).toBe(false);
    expect(stored().map(({ productId }) => productId)).toEqual(full);
  });
});
