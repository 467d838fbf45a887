import type { ProductDetail, ProductFrame, ProductSize } from '@aperture-byline/contract/product/wire';
import { useState } from 'react';
import type { CartItem } from '#entities/cart/cart-item.ts';
import { putInCart, removeFromCart, useCart } from '#entities/cart/cart-store.ts';
import { newCartItem } from '#entities/cart/new-cart-item.ts';

interface Choice {
  sizeId?: string;
  frameId?: string;
}

/** A product in this size and frame, as the cart stores it. */
export function itemOf(product: ProductDetail, size: ProductSize, frame: ProductFrame): CartItem {
  const { product_id, owner_id, title, slug, images } = product;
  return newCartItem(
    { productId: product_id, photographer: owner_id, title, slug, primaryImage: images[0]?.image_url ?? '' },
    size,
    frame,
  );
}

/**
 * The chosen size and frame: those in the cart, else those chosen here, else the first. A change of what is in the cart
 * rewrites it there.
 */
export function useSelection(product: ProductDetail) {
  const stored = useCart().find(({ productId }) => productId === product.product_id);
  const [chosen, setChosen] = useState<Choice>({});
  const sizeOf = ({ sizeId }: Choice) => product.sizes.find(({ size_id }) => size_id === sizeId);
  const frameOf = ({ frameId }: Choice) => product.frames.find(({ frame_id }) => frame_id === frameId);
  const inCart: Choice = stored ? { sizeId: stored.productSize, frameId: stored.productFrame } : {};
  const size = sizeOf(inCart) ?? sizeOf(chosen) ?? product.sizes[0];
  const frame = frameOf(inCart) ?? frameOf(chosen) ?? product.frames[0];

  return {
    size,
    frame,
    isInCart: stored !== undefined,
    /** Takes it out of the cart; what was chosen stays chosen. */
    remove: () => {
      setChosen({ sizeId: size?.size_id ?? '', frameId: frame?.frame_id ?? '' });
      removeFromCart(product.product_id);
    },
    choose: (change: Choice) => {
      const next = { sizeId: size?.size_id ?? '', frameId: frame?.frame_id ?? '', ...change };
      setChosen(next);
      const [newSize, newFrame] = [sizeOf(next), frameOf(next)];
      if (stored && newSize && newFrame) putInCart(itemOf(product, newSize, newFrame));
    },
  };
}
