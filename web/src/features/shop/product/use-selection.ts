import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import { useState } from 'react';
import { type CartItem, isSamePrint, newCartItem } from '#entities/cart/cart-item.ts';
import { changeInCart, putInCart, removeFromCart, useCart } from '#entities/cart/cart-store.ts';
import { findPrinted } from '#entities/product/detail/print-picture.tsx';

interface Choice {
  productSize?: string;
  productFrame?: string;
}

/** A print of the cart that a choice on its page rewrote. */
export interface CartChange {
  before: CartItem;
  after: CartItem;
}

/**
 * Returns the chosen size and frame, and both with the product as the cart stores them: those in the cart, else those
 * chosen here, else the first. A choice rewrites what is in the cart, as the specification says, unless the cart has
 * that choice too; `change` tells of it until the cart has something else. What was chosen stays chosen when it is
 * removed.
 */
export function useSelection(product: ProductDetail) {
  const cart = useCart();
  const [choice, setChoice] = useState<Choice>({});
  const [change, setChange] = useState<CartChange | null>(null);
  const inCart = cart.filter(({ productId }) => productId === product.product_id);
  const isInCart = (item: CartItem | undefined) => inCart.some((other) => item && isSamePrint(item, other));
  const chosen = select(product, choice);
  const stored = isInCart(chosen.item) ? chosen.item : inCart[0];
  const selected = stored ? select(product, stored) : chosen;
  const isChanged = change !== null && isInCart(change.after) && !isInCart(change.before);

  function restore(): void {
    if (isChanged) changeInCart(change.after, change.before);
  }

  return {
    ...selected,
    isInCart: stored !== undefined,
    change: isChanged ? change : null,
    choose: (choiceNow: Choice) => {
      const next = select(product, { ...choice, ...stored, ...choiceNow }).item;
      setChoice({ ...choice, ...stored, ...choiceNow });
      if (!stored || !next || isInCart(next)) return;
      changeInCart(stored, next);
      // Undo leads back past the sizes that were only passed with the arrow keys.
      const before = isChanged && isSamePrint(change.after, stored) ? change.before : stored;
      setChange({ before, after: next });
    },
    undo: () => {
      restore();
      setChoice(change?.before ?? {});
    },
    /** Puts the choice beside what it replaced in the cart. False where the cart has no room for both. */
    addToo: (): boolean => {
      if (change === null) return true;
      restore();
      const hasRoom = putInCart({ ...change.after, quantity: 1 });
      if (!hasRoom) changeInCart(change.before, change.after);
      return hasRoom;
    },
    remove: () => {
      setChoice(selected.item ?? {});
      if (selected.item) removeFromCart(selected.item);
    },
  };
}

function select(product: ProductDetail, { productSize, productFrame }: Choice) {
  const { product_id, owner_id, title, slug, sizes, frames } = product;
  const size = sizes.find(({ size_id }) => size_id === productSize) ?? sizes[0];
  const frame = frames.find(({ frame_id }) => frame_id === productFrame) ?? frames[0];
  const primaryImage = findPrinted(product)?.image_url ?? '';
  const named = { productId: product_id, photographer: owner_id, title, slug, primaryImage };
  return { size, frame, item: size && frame && newCartItem(named, size, frame) };
}
