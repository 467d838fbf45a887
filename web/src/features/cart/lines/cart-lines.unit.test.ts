import type { Quote } from '@aperture-byline/contract/cart/wire';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '#entities/cart/cart-item.ts';
import { cartItem, SHIPPING, savedAddress } from '../../../../test-support/shop/cart.ts';
import { newOrder } from '../order/new-order.ts';
import { cartLines, computeSums } from './cart-lines.ts';

const item = (productId: string, change: Partial<CartItem> = {}) =>
  cartItem(productId, { price: 1, selectedSizePrice: 1, selectedFramePrice: 0, ...change });
const size = (size_id: string, price: number, sold_out = false) => ({
  size_id,
  size_width: 60,
  size_height: 40,
  price,
  edition: null,
  sold_out,
  left: null,
  from_a_distance: false,
});
const quoted = (productId: string): Quote['lines'][number] => ({
  productId,
  productSize: '60x40',
  productFrame: 'oak',
  status: 'available',
  title: productId,
  slug: productId,
  primary_image: null,
  picture: null,
  photographer: 900_000_002,
  firstname: 'Noor',
  lastname: 'Khan',
  sizes: [size('60x40', 9000), size('30x20', 4000, true)],
  frames: [{ frame_id: 'oak', frame_type: 'Oak', charge: 800, frame_description: '' }],
  price: 9800,
  size_price: 9000,
  frame_price: 800,
  selected_size: '60cm x 40cm',
  selected_frame: 'Oak',
});
const withdrawn = (productId: string): Quote['lines'][number] => ({
  productId,
  productSize: '60x40',
  productFrame: 'oak',
  status: 'withdrawn',
});
const quote = (lines: Quote['lines']): Quote => ({
  lines,
  subtotal: 0,
  shipping_charge: 0,
  total: 0,
  shipping: SHIPPING,
});

const delivery = { address: savedAddress, shipping: SHIPPING[0], gift: null };

describe('A cart by its quote', () => {
  it('When prints are quoted, then each is judged by what is chosen now', () => {
    const lines = cartLines(
      [
        item('dune'),
        item('ferry', { productSize: '30x20' }),
        item('fog', { productFrame: 'gone' }),
        item('rain'),
        item('new'),
      ],
      quote([quoted('dune'), quoted('ferry'), quoted('fog'), withdrawn('rain')]),
    );
    expect(lines.map(({ status }) => status)).toEqual([
      'available',
      'sold_out',
      'option_gone',
      'withdrawn',
      'unquoted',
    ]);
    expect(computeSums(lines, 100)).toBeNull();
    expect(computeSums(lines.slice(0, 4), 100)).toEqual({
      count: 1,
      subtotal: 9800,
      shipping_charge: 100,
      total: 9900,
    });
  });

  it('When nothing can be ordered, then nothing is shipped', () => {
    const lines = cartLines([item('rain')], quote([withdrawn('rain')]));
    expect(computeSums(lines, 100)).toEqual({ count: 0, subtotal: 0, shipping_charge: 0, total: 0 });
  });

  it('When it is ordered, then the amounts and the photographer are the quote’s, not those stored', () => {
    const lines = cartLines([item('dune')], quote([quoted('dune')]));
    expect(newOrder(lines, delivery)).toMatchObject({
      body: {
        shippingAddress: 'home',
        totalPrice: 9800,
        finalPrice: 9900,
        shippingCharge: 100,
        productsInfo: [{ productId: 'dune', price: 9800, photographer: 900_000_002 }],
      },
    });
  });

  it('When there are several copies, then each is a line of the order, as far as the edition has prints left', () => {
    const few = { ...quoted('dune'), sizes: [{ ...size('60x40', 9000), edition: 5, left: 2 }] };
    const [two, three] = [2, 3].map((quantity) => cartLines([item('dune', { quantity })], quote([few])));
    expect(three?.[0]?.status).toBe('too_many');
    expect(newOrder(three ?? [], delivery)).toHaveProperty('problem');
    expect(computeSums(two ?? [], 100)).toEqual({
      count: 2,
      subtotal: 19_600,
      shipping_charge: 100,
      total: 19_700,
    });
    const line = { productId: 'dune', productSize: '60x40', productFrame: 'oak', price: 9800 };
    expect(newOrder(two ?? [], delivery)).toMatchObject({
      body: { totalPrice: 19_600, finalPrice: 19_700, productsInfo: [line, line] },
    });
  });

  it('When a size is in the cart in two frames, then both come from one edition', () => {
    const few = {
      ...quoted('dune'),
      sizes: [{ ...size('60x40', 9000), edition: 5, left: 2 }],
      frames: ['oak', 'walnut'].map((frame_id) => ({
        frame_id,
        frame_type: frame_id,
        charge: 800,
        frame_description: '',
      })),
    };
    const statuses = (...quantities: number[]) =>
      cartLines(
        quantities.map((quantity, index) => item('dune', { quantity, productFrame: index === 0 ? 'oak' : 'walnut' })),
        quote([few]),
      ).map(({ status }) => status);
    expect(statuses(1, 1)).toEqual(['available', 'available']);
    expect(statuses(1, 2)).toEqual(['too_many', 'too_many']);
  });

  it('When it is sent at another speed, then the order names that, and its price', () => {
    const lines = cartLines([item('dune')], quote([quoted('dune')]));
    const shipping = {
      zone: 'domestic',
      speed: 'expedited',
      price: 400,
      from_days: 2,
      to_days: 5,
      arrives: { from: '2026-12-07', to: '2026-12-15' },
    } as const;
    expect(newOrder(lines, { ...delivery, shipping })).toMatchObject({
      body: { shippingCharge: 400, finalPrice: 10_200, shippingSpeed: 'expedited' },
    });
    const standard = newOrder(lines, delivery);
    expect('body' in standard && Object.keys(standard.body)).not.toContain('shippingSpeed');
    expect(newOrder(lines, { ...delivery, shipping: undefined })).toHaveProperty('problem');
  });

  it('When something is in the way, then it says so', () => {
    const lines = cartLines([item('dune'), item('rain')], quote([quoted('dune'), withdrawn('rain')]));
    expect(newOrder(lines, delivery)).toEqual({
      problem: 'Some prints cannot be ordered. Please change or remove those that are marked.',
    });
    expect(newOrder(lines.slice(0, 1), { ...delivery, address: undefined })).toEqual({
      problem: 'Invalid Params, cannot place order. Please choose a delivery address.',
    });
    const unquoted = cartLines([item('dune')], undefined);
    expect(newOrder(unquoted, delivery)).toEqual({ problem: 'Invalid Params, cannot place order.' });
  });
});
