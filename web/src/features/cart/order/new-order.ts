import type { Address } from '@aperture-byline/contract/address/wire';
import { cartMessages, newOrderMessages } from '@aperture-byline/contract/cart/cart-messages';
import type { OrderSums, QuotedShipping } from '@aperture-byline/contract/cart/wire';
import type { NewOrderBody } from '@aperture-byline/contract/order/bodies';
import { getQuantity } from '#entities/cart/cart-item.ts';
import { type CartLine, computeSums } from '../lines/cart-lines.ts';

type AvailableLine = Extract<CartLine, { price: number }>;

/** An order as the buyer sees and sends it: it stays so while the cart changes. */
export interface NewOrder {
  body: NewOrderBody;
  address: Address;
  shipping: QuotedShipping;
  lines: readonly AvailableLine[];
  sums: OrderSums;
}

export interface Delivery {
  address: Address | undefined;
  shipping: QuotedShipping | undefined;
  gift: NonNullable<NewOrderBody['gift']> | null;
}

/** The order of these lines, or what is in its way. */
export function newOrder(
  lines: readonly CartLine[],
  { address, shipping, gift }: Delivery,
): NewOrder | { problem: string } {
  const available = lines.flatMap((line) => (line.status === 'available' ? [line] : []));
  const sums = computeSums(lines, shipping?.price ?? 0);
  if (sums !== null && available.length < lines.length) return { problem: cartMessages.printsUnavailable };
  if (address === undefined) return { problem: `${newOrderMessages.paramsInvalid} ${cartMessages.chooseAddress}` };
  if (!sums?.subtotal || !shipping) return { problem: newOrderMessages.paramsInvalid };
  return {
    address,
    shipping,
    lines: available,
    sums,
    body: {
      shippingAddress: address.id,
      totalPrice: sums.subtotal,
      finalPrice: sums.total,
      shippingCharge: sums.shipping_charge,
      // The specification's order names none.
      ...(shipping.speed !== 'standard' && { shippingSpeed: shipping.speed }),
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
