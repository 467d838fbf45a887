import { ORDER_LINES_MAX } from '@aperture-byline/contract/shared/constants';
import { useSyncExternalStore } from 'react';
import { browserStorage, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';
import {
  type CartItem,
  countPrints,
  getQuantity,
  isSamePrint,
  parseCart,
  type SelectedPrint,
  serializeCart,
  withQuantity,
} from './cart-item.ts';

const EMPTY: readonly CartItem[] = [];

/** The stored text that `items` were read from; null where there is none. */
let text: string | null = null;
let items: readonly CartItem[] = EMPTY;
/** Whether the browser keeps what is written. Where storage is blocked or full, the cart lasts as long as the page. */
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

/** Puts a print into the cart; one that is there keeps its copies unless the item has some. False without room. */
export function putInCart(item: CartItem): boolean {
  const products = read();
  const there = products.find((other) => isSamePrint(other, item));
  const added = withQuantity(item, item.quantity ?? (there ? getQuantity(there) : 1));
  const put = there ? products.map((other) => (other === there ? added : other)) : [...products, added];
  if (countPrints(put) > ORDER_LINES_MAX) return false;
  write(put);
  return true;
}

/** Rewrites a print in another size or frame, with its copies; merges it with one that is there. */
export function changeInCart(print: SelectedPrint, changed: CartItem): void {
  const products = read();
  const copies = products.filter((item) => isSamePrint(item, print) || isSamePrint(item, changed));
  const index = products.findIndex((item) => isSamePrint(item, print));
  if (index < 0) return;
  write(
    products.flatMap((item, place) => {
      if (place === index) return [withQuantity(changed, countPrints(copies))];
      return copies.includes(item) ? [] : [item];
    }),
  );
}

/** Makes it so many copies of a print that is in the cart, or as many as there is room for, and one at least. */
export function setQuantity(print: SelectedPrint, quantity: number): void {
  const products = read();
  const others = products.filter((item) => !isSamePrint(item, print));
  const most = ORDER_LINES_MAX - countPrints(others);
  write(
    products.map((item) =>
      isSamePrint(item, print) ? withQuantity(item, Math.max(1, Math.min(quantity, most))) : item,
    ),
  );
}

/** Rewrites prints that are in the cart as they were chosen; others stay out or as they are. */
export function updateCart(updated: readonly CartItem[]): void {
  write(read().map((item) => updated.find((other) => isSamePrint(item, other)) ?? item));
}

export function removeFromCart(print: SelectedPrint): void {
  write(read().filter((item) => !isSamePrint(item, print)));
}

/** Takes out what was ordered, a copy for each line. What another tab put in meanwhile stays. */
export function removeOrdered(ordered: readonly SelectedPrint[]): void {
  write(
    read().flatMap((item) => {
      const left = getQuantity(item) - ordered.filter((line) => isSamePrint(item, line)).length;
      return left > 0 ? [withQuantity(item, left)] : [];
    }),
  );
}

/** Adds a cart that was put away. Present prints keep their copies; what there is no room for is left out. */
export function restoreCart(stored: string): void {
  write(parseCart(serializeCart([...read(), ...parseCart(stored)])));
}

function subscribe(listener: () => void): () => void {
  repair();
  return browserStorage.subscribe(listener);
}

/** The prints in the cart; none while the server renders. */
export function useCart(): readonly CartItem[] {
  return useSyncExternalStore(subscribe, read, () => EMPTY);
}
