// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { CartItem } from './cart-item.ts';

const KEY = 'AnBCart';

const item = (change: Partial<Record<keyof CartItem, unknown>> = {}): CartItem =>
  ({
    productId: 'dune-crest',
    productSize: '60x40',
    productFrame: 'walnut',
    price: 14_800,
    selectedSize: '60cm x 40cm',
    selectedFrame: 'Walnut',
    selectedSizePrice: 9600,
    selectedFramePrice: 5200,
    photographer: 900_000_001,
    title: 'Dune crest',
    slug: 'dune-crest',
    primaryImage: 'https://photos.example/photos/dune/1280.jpeg',
    ...change,
  }) as CartItem;
const other = item({ productId: 'ferry', slug: 'ferry', title: 'Ferry' });
const many = (count: number) => Array.from({ length: count }, (_, index) => item({ productId: `print-${index}` }));
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const keep = (products: unknown) => localStorage.setItem(KEY, JSON.stringify({ products }));

/** The store as a page opens with it, and what a component shows of it. */
async function open() {
  vi.resetModules();
  const store = await import('./cart-store.ts');
  const { result } = renderHook(store.useCart);
  return { ...store, shown: () => result.current };
}

describe('A stored cart', () => {
  it('When it holds prints, then they are shown and left as they are', async () => {
    keep([item(), other]);
    const text = localStorage.getItem(KEY);
    const { shown } = await open();
    expect(shown()).toEqual([item(), other]);
    expect(localStorage.getItem(KEY)).toBe(text);
  });

  it.each([
    ['no JSON', '{"products":['],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '7'],
    ['a text', '"cart"'],
    ['products that are no list', '{"products":{"length":3}}'],
    ['an empty list', '{"products":[]}'],
    ['what is no print', '{"products":[null,7,"print",[],{}]}'],
    ['a prototype', `{"__proto__":{"products":[${JSON.stringify(item())}]}}`],
    ['a script as picture', JSON.stringify({ products: [item({ primaryImage: 'javascript:alert(1)' })] })],
    ['wrong types', JSON.stringify({ products: [item({ price: '14800' }), item({ photographer: {} })] })],
    ['amounts below zero', JSON.stringify({ products: [item({ price: -1 }), item({ selectedSizePrice: -1 })] })],
    ['paths for ids', JSON.stringify({ products: [item({ productId: '../a' }), item({ slug: '//b' })] })],
  ])('When it is %s, then it is empty, and removed', async (_what, text) => {
    localStorage.setItem(KEY, text);
    const { shown } = await open();
    expect(shown()).toEqual([]);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(({} as Record<string, unknown>).products).toBeUndefined();
  });

  it('When bad items stand beside good ones, then the good ones stay, without fields of others', async () => {
    keep([item({ title: 7 }), { ...item(), admin: true }, item({ price: 1 }), other]);
    const { shown } = await open();
    expect(shown()).toEqual([item(), other]);
    expect(stored()).toEqual({ products: [item(), other] });
  });

  it('When a title is HTML, then it stays a text', async () => {
    const title = '<img src=x onerror=alert(1)>';
    keep([item({ title })]);
    const { shown } = await open();
    expect(shown().map((one) => one.title)).toEqual([title]);
  });

  it('When it holds ten thousand prints, then as many stay as an order may have', async () => {
    keep(many(10_000));
    const { shown } = await open();
    expect(shown()).toEqual(many(50));
    expect(stored().products).toHaveLength(50);
  });
});

describe('The cart', () => {
  it('When prints are put in, changed and removed, then the stored cart follows, and goes with the last', async () => {
    const { shown, putInCart, changeInCart, removeFromCart } = await open();
    act(() => expect(putInCart(item())).toBe(true));
    act(() => void putInCart(other));
    const changed = item({ productSize: '90x60', price: 32_700 });
    act(() => changeInCart(item(), changed));
    expect(shown()).toEqual([changed, other]);
    expect(stored()).toEqual({ products: [changed, other] });
    act(() => removeFromCart(item()));
    expect(shown()).toEqual([changed, other]);
    act(() => removeFromCart(changed));
    expect(stored()).toEqual({ products: [other] });
    act(() => removeFromCart(other));
    expect(shown()).toEqual([]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('When it is full, then nothing more goes in, and what is there can still be changed', async () => {
    keep(many(50));
    const { shown, putInCart } = await open();
    act(() => expect(putInCart(item())).toBe(false));
    act(() => expect(putInCart(item({ productId: 'print-7', price: 1 }))).toBe(true));
    expect(shown()).toHaveLength(50);
    expect(shown()[7]?.price).toBe(1);
  });

  it('When another tab changes it, then this one follows, and does not overwrite it', async () => {
    keep([item()]);
    const { shown, putInCart } = await open();
    keep([item(), other]);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect(shown()).toEqual([item(), other]);
    // A change that this tab has not heard of yet.
    keep([other]);
    const third = item({ productId: 'third' });
    act(() => void putInCart(third));
    expect(stored()).toEqual({ products: [other, third] });
  });

  it('When copies are changed, then the cart keeps them with the print, one as the item alone', async () => {
    const { shown, putInCart, changeInCart, setQuantity } = await open();
    act(() => void putInCart(item()));
    act(() => setQuantity(item(), 3));
    expect(stored()).toEqual({ products: [item({ quantity: 3 })] });
    // Another size of it is as many copies; what is put in with a number has that.
    const resized = item({ productSize: '90x60' });
    act(() => changeInCart(item(), resized));
    expect(shown()).toEqual([{ ...resized, quantity: 3 }]);
    act(() => void putInCart({ ...resized, quantity: 2 }));
    expect(shown()).toEqual([{ ...resized, quantity: 2 }]);
    act(() => setQuantity(resized, 0));
    expect(stored()).toEqual({ products: [resized] });
  });

  it('When another size or frame of a print is put in, then each is a line of its own, until both are the same', async () => {
    const { shown, putInCart, changeInCart, setQuantity } = await open();
    const [small, large, inOak] = [item(), item({ productSize: '90x60' }), item({ productFrame: 'oak' })];
    for (const one of [small, other, large, inOak]) act(() => expect(putInCart(one)).toBe(true));
    expect(shown()).toEqual([small, other, large, inOak]);
    act(() => setQuantity(large, 2));
    expect(shown()).toEqual([small, other, { ...large, quantity: 2 }, inOak]);
    act(() => changeInCart(large, small));
    expect(shown()).toEqual([other, { ...small, quantity: 3 }, inOak]);
    act(() => changeInCart(large, inOak));
    expect(shown()).toEqual([other, { ...small, quantity: 3 }, inOak]);
  });

  it('When copies are more than there is room for, then as many stay as there is', async () => {
    keep([item({ quantity: 48 }), other, { ...item({ productId: 'third' }), quantity: 9 }]);
    const { shown, putInCart, setQuantity } = await open();
    expect(shown()).toEqual([item({ quantity: 48 }), other, item({ productId: 'third' })]);
    act(() => setQuantity(item({ productId: 'third' }), 2));
    expect(shown()[2]).toEqual(item({ productId: 'third' }));
    act(() => expect(putInCart({ ...other, quantity: 2 })).toBe(false));
    act(() => setQuantity(item(), 2));
    act(() => expect(putInCart({ ...other, quantity: 40 })).toBe(true));
  });

  it.each([-1, 0, 1.5, '2', null, {}])('When the stored number of copies is %s, then it is one', async (quantity) => {
    keep([item({ quantity })]);
    const { shown } = await open();
    expect(shown()).toEqual([item()]);
  });

  it('When copies are ordered, then only so many go', async () => {
    keep([item({ quantity: 3 }), { ...other, quantity: 2 }]);
    const { shown, removeOrdered } = await open();
    act(() => removeOrdered([item(), item(), other, other]));
    expect(shown()).toEqual([item()]);
  });

  it('When an order is placed, then what was ordered goes, and what came meanwhile stays', async () => {
    keep([item(), other]);
    const { shown, removeOrdered } = await open();
    const sizeChanged = item({ productSize: '90x60' });
    keep([sizeChanged, other]);
    act(() => removeOrdered([item(), other]));
    expect(shown()).toEqual([sizeChanged]);
  });

  it('When a cart that was put away comes back, then both are one, and what is there now keeps its copies and its place', async () => {
    const away = [item({ quantity: 2 }), item({ productSize: '90x60' }), item({ productFrame: 'oak', quantity: 60 })];
    keep([other, item({ quantity: 3 })]);
    const { shown, restoreCart } = await open();
    act(() => restoreCart(JSON.stringify({ products: away })));
    const both = [
      other,
      item({ quantity: 3 }),
      item({ productSize: '90x60' }),
      item({ productFrame: 'oak', quantity: 45 }),
    ];
    expect(shown()).toEqual(both);
    expect(stored()).toEqual({ products: both });
  });

  it('When the storage is emptied by a sign-out, then the cart is empty', async () => {
    keep([item()]);
    const { shown } = await open();
    const { browserStorage } = await import('#lib/storage/browser-storage.ts');
    act(() => browserStorage.clear());
    expect(shown()).toEqual([]);
  });

  it('When the storage is blocked or full, then the cart lasts as long as the page', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { shown, putInCart, removeFromCart } = await open();
    act(() => void putInCart(item()));
    expect(shown()).toEqual([item()]);
    act(() => removeFromCart(item()));
    expect(shown()).toEqual([]);
  });
});
