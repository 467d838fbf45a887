import type { Address } from '@aperture-byline/contract/address/wire';
import { cartMessages, newOrderMessages } from '@aperture-byline/contract/order/cart-messages';
import type { OrderSums } from '@aperture-byline/contract/order/quote';
import type { NewOrderBody } from '@aperture-byline/contract/order/schemas';
import { getQuantity } from '#entities/cart/cart-item.ts';
import { type CartLine, computeSums } from '../lines/cart-lines.ts';

type AvailableLine = Extract<CartLine, { price: number }>;

/** An order as the buyer sees and sends it: it stays so while the cart changes. */
export interface NewOrder {
  body: NewOrderBody;
  address: Address;
  lines: readonly AvailableLine[];
  sums: OrderSums;
}

/** The order of these lines, or what is in its way. */
export function newOrder(
  lines: readonly CartLine[],
  address: Address | undefined,
  gift: NewOrderBody['gift'] | null = null,
): NewOrder | { problem: string } {
  const available = lines.flatMap((line) => (line.status === 'available' ? [line] : []));
  const sums = computeSums(lines);
  if (sums !== null && available.length < lines.length) return { problem: cartMessages.printsUnavailable };
  if (address === undefined)
    return { problem: `${newOrderMessages.paramsInvalid} ${cartMessages.chooseAddress}` };
  if (!sums?.subtotal) return { problem: newOrderMessages.paramsInvalid };
  return {
    address,
    lines: available,
    sums,
    body: {
      shippingAddress: address.id,
      totalPrice: sums.subtotal,
      finalPrice: sums.total,
      shippingCharge: sums.shipping_charge,
      ...(gift && { gift: { message: gift.message.trim() } }),
      productsInfo: available.flatMap(({ item, product, price }) =>
        Array.from({ length: getQuantity(item) }, () => ({
          productId: item.productId,
          productSize: item.productSize,
          productFrame: item.productFrame,
          price,
          photographer: product.photographer,
        })),
      ),
    },
  };
}
