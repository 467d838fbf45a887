import type { ProductFrame, ProductSize } from '@aperture-byline/contract/product/wire';
import { printPrice, sizeLabel } from '#entities/product/print-price.ts';
import type { CartItem } from './cart-item.ts';

/**
 * A print as it is put into the cart: `frame` and `size` are the product's, whose fields may come from its page or from a quote.
 */
export function newCartItem(
  product: Pick<CartItem, 'productId' | 'photographer' | 'title' | 'slug' | 'primaryImage'>,
  size: ProductSize,
  frame: ProductFrame,
): CartItem {
  const { productId, photographer, title, slug, primaryImage } = product;
  return {
    productId,
    productSize: size.size_id,
    productFrame: frame.frame_id,
    price: printPrice(size, frame),
    selectedSize: sizeLabel(size),
    selectedFrame: frame.frame_type,
    selectedSizePrice: size.price,
    selectedFramePrice: frame.charge,
    photographer,
    title,
    slug,
    primaryImage,
  };
}
