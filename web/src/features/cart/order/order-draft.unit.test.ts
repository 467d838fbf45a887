// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  forgetOrderKey,
  markOrder,
  orderKey,
  readOrderDraft,
  rememberAddress,
  unansweredOrders,
} from './order-draft.ts';

const order = (price: number) => ({
  shippingAddress: 'home',
  totalPrice: price,
  finalPrice: price + 100,
  shippingCharge: 100,
  productsInfo: [{ productId: 'dune', productSize: '60x40', productFrame: 'oak', price, photographer: 900_000_001 }],
});

describe('The key of an order', () => {
  it('When the same order is confirmed again, also in another tab, then its key is the same until it is placed', () => {
    const key = orderKey('asha', order(9800));
    expect(key).toMatch(/^[\w-]{16,64}$/);
    expect(orderKey('asha', order(9800))).toBe(key);
    markOrder('asha', key, { isUnsent: false });
    expect(orderKey('asha', order(9800))).toBe(key);
    forgetOrderKey('asha', key);
    expect(orderKey('asha', order(9800))).not.toBe(key);
  });

  it('When it is sent, then it counts as unanswered until it is placed or refused', () => {
    const key = orderKey('asha', order(9800));
    expect(unansweredOrders('asha')).toBe('');
    markOrder('asha', key, { isUnsent: false });
    expect(unansweredOrders('asha')).toContain('"dune"');
    markOrder('asha', key, { isUnsent: true });
    expect(unansweredOrders('asha')).toBe('');
    expect(orderKey('asha', order(9800))).toBe(key);
    markOrder('asha', key, { isUnsent: false });
    forgetOrderKey('asha', key);
    expect(unansweredOrders('asha')).toBe('');
  });

  it('When the order or the person is another one, then so is the key', () => {
    const key = orderKey('asha', order(9800));
    expect(orderKey('noor', order(9800))).not.toBe(key);
    expect(orderKey('asha', order(9900))).not.toBe(key);
  });

  it('When many orders are only confirmed, then one that was sent and not answered keeps its key', () => {
    const sent = orderKey('asha', order(9800));
    markOrder('asha', sent, { isUnsent: false });
    const last = [1, 2, 3, 4, 5, 6].map((rupees) => orderKey('asha', order(rupees))).at(-1);
    expect(orderKey('asha', order(9800))).toBe(sent);
    expect(orderKey('asha', order(6))).toBe(last);
  });

  it('When another tab has sent another order meanwhile, then both keys are kept, and each is forgotten alone', () => {
    const [one, other] = [orderKey('asha', order(9800)), orderKey('asha', order(9900))];
    expect(orderKey('asha', order(9800))).toBe(one);
    forgetOrderKey('asha', one);
    expect(orderKey('asha', order(9900))).toBe(other);
  });

  it('When it is forgotten, then the address is still known', () => {
    forgetOrderKey('asha', orderKey('asha', order(9800)));
    expect(readOrderDraft('asha')).toEqual({ address: 'home' });
    rememberAddress('asha', 'office');
    expect(readOrderDraft('asha')).toEqual({ address: 'office' });
  });

  it.each(['null', '["x"]', '{"address":7}', '{"unanswered":[{"key":"x"}]}'])(
    'When %s is stored, then it is none',
    (values) => {
      localStorage.setItem('AnBDraft:order:asha', `{"savedAt":${Date.now()},"values":${values}}`);
      expect(readOrderDraft('asha')).toEqual({});
    },
  );
});
