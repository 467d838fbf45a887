import type { Order } from '@aperture-byline/contract/order/wire';
import { type Picture, variantUrl } from '@aperture-byline/contract/shared/picture';
import { type CartItem, withQuantity } from '#entities/cart/cart-item.ts';
import { putInCart } from '#entities/cart/cart-store.ts';
import { sizeLabel } from '#entities/product/print-price.ts';
import { groupPrints, toStudioPrint } from './print-options.ts';

/** The prints of an order, all sub-orders of it, as the cart stores them: copies of one print are one item. */
export function toCartItems({ parts }: Pick<Order, 'parts'>): CartItem[] {
  return groupPrints(parts.flatMap(({ prints }) => prints.map(toStudioPrint))).map(({ print, count }) =>
    withQuantity(
      {
        productId: print.productId,
        productSize: print.sizeId,
        productFrame: print.frameId,
        price: print.price,
        selectedSize: sizeLabel({ size_width: print.width, size_height: print.height }),
        selectedFrame: print.frameType,
        selectedSizePrice: print.sizePrice,
        selectedFramePrice: print.framePrice,
        photographer: print.artistId,
        title: print.title,
        slug: print.slug,
        primaryImage: print.picture === null ? '' : findJpeg(print.picture),
      },
      count,
    ),
  );
}

/** Narrow: a cart shows it small. */
function findJpeg(picture: Picture): string {
  return variantUrl(picture, picture.widths[0] ?? picture.width, 'jpeg');
}

/** Adds an order's prints to the cart, which asks for fresh prices. False where the cart is full before. */
export function orderAgain(order: Pick<Order, 'parts'>): boolean {
  return toCartItems(order)
    .map(putInCart)
    .every((isThere) => isThere);
}
