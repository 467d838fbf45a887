import { ORDER_LINES_MAX } from '@aperture-byline/contract/shared/constants';
import { useSyncExternalStore } from 'react';
import { browserStorage, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';
import { type CartItem, parseCart, serializeCart } from './cart-item.ts';

const EMPTY: readonly CartItem[] = [];

/** The stored text that `items` were read from; null where there is none. */
let text: string | null = null;
let items: readonly CartItem[] = EMPTY;
/** Whether the browser keeps what is written. Where its storage is blocked or full, the cart lasts as long as the page. */
let isKept = true;

/** The prints in the cart, in the order in which they were added. The same array until the cart changes, in any tab. */
function read(): readonly CartItem[] {
  const stored = browserStorage.get(STORAGE_KEYS.cart) ?? null;
  if (isKept && stored !== text) {
    text = stored;
    items = stored === null ? EMPTY : parseCart(stored);
  }
  return items;
}

function write(products: readonly CartItem[]): void {
  items = products;
  text = products.length > 0 ? serializeCart(products) : null;
  if (text === null) browserStorage.remove(STORAGE_KEYS.cart);
  else browserStorage.set(STORAGE_KEYS.cart, text);
  isKept = (browserStorage.get(STORAGE_KEYS.cart) ?? null) === text;
  browserStorage.announce();
}

/** Stores what is left of a cart that held anything else. */
function repair(): void {
  const products = read();
  if (text !== null && (products.length === 0 || serializeCart(products) !== text)) write(products);
}

/** Puts a print into the cart, in the place of another size or frame of it. False where the cart is full. */
export function putInCart(item: CartItem): boolean {
  const products = read();
  const isThere = products.some(({ productId }) => productId === item.productId);
  if (!isThere && products.length >= ORDER_LINES_MAX) return false;
  write(
    isThere
      ? products.map((other) => (other.productId === item.productId ? item : other))
      : [...products, item],
  );
  return true;
}

/** Rewrites prints that are in the cart as they were chosen; others stay out or as they are. */
export function updateCart(updated: readonly CartItem[]): void {
  write(read().map((item) => updated.find((other) => isSamePrint(item, other)) ?? item));
}

export function removeFromCart(productId: string): void {
  write(read().filter((item) => item.productId !== productId));
}

/** Takes out what was ordered. What another tab put in meanwhile stays. */
export function removeOrdered(ordered: readonly ChosenItem[]): void {
  write(read().filter((item) => !ordered.some((line) => isSamePrint(item, line))));
}

type ChosenItem = Pick<CartItem, 'productId' | 'productSize' | 'productFrame'>;

function isSamePrint(one: ChosenItem, other: ChosenItem): boolean {
  return (
    one.productId === other.productId &&
    one.productSize === other.productSize &&
    one.productFrame === other.productFrame
  );
}

function subscribe(listener: () => void): () => void {
  repair();
  return browserStorage.subscribe(listener);
}

/** The prints in the cart; none while the server renders. */
export function useCart(): readonly CartItem[] {
  return useSyncExternalStore(subscribe, read, () => EMPTY);
}
