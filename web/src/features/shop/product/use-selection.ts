import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import { useState } from 'react';
import { newCartItem } from '#entities/cart/cart-item.ts';
import { putInCart, removeFromCart, useCart } from '#entities/cart/cart-store.ts';
import { fitsShape } from '#entities/product/detail/fits-shape.ts';

/** Ids of a size and a frame. */
interface Choice {
  productSize?: string;
  productFrame?: string;
}

/**
 * The chosen size and frame, and both with the product as the cart stores them: those in the cart, else those chosen here, else
 * the first. A change of what is in the cart rewrites it there; what was chosen stays chosen when it is removed.
 */
export function useSelection(product: ProductDetail) {
  const stored = useCart().find(({ productId }) => productId === product.product_id);
  const [choice, setChoice] = useState<Choice>({});
  const selected = select(product, { ...choice, ...stored });
  return {
    ...selected,
    isInCart: stored !== undefined,
    /** Until a size is chosen, the middle one of those that can hang: the first and smallest says least of what a wall can have. */
    wallSize: stored || choice.productSize ? selected.size : findMiddle(sizesOfShape(product)),
    choose: (change: Choice) => {
      const next = select(product, { ...choice, ...stored, ...change }).item;
      setChoice({ ...choice, ...stored, ...change });
      if (stored && next) putInCart(next);
    },
    remove: () => {
      setChoice(selected.item ?? {});
      removeFromCart(product.product_id);
    },
  };
}

/** The sizes whose shape is the picture's. */
function sizesOfShape({ images: [print], sizes }: ProductDetail) {
  return sizes.filter(
    ({ size_width: width, size_height: height }) => print && fitsShape(print.picture, { width, height }),
  );
}

function findMiddle<T>(sizes: readonly T[]): T | undefined {
  return sizes[Math.floor((sizes.length - 1) / 2)];
}

function select(product: ProductDetail, { productSize, productFrame }: Choice) {
  const { product_id, owner_id, title, slug, images, sizes, frames } = product;
  const size = sizes.find(({ size_id }) => size_id === productSize) ?? sizes[0];
  const frame = frames.find(({ frame_id }) => frame_id === productFrame) ?? frames[0];
  const primaryImage = images[0]?.image_url ?? '';
  const named = { productId: product_id, photographer: owner_id, title, slug, primaryImage };
  return { size, frame, item: size && frame && newCartItem(named, size, frame) };
}
