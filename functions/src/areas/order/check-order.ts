import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { NewOrderBody } from '@aperture-byline/contract/order/schemas';
import type { OrderLine } from '@aperture-byline/contract/order/stored';
import { SHIPPING_CHARGE } from '@aperture-byline/contract/shared/constants';
import { fullName } from '@aperture-byline/contract/shared/content';
import { isApproved } from '../../access/access.ts';
import type { Product } from '../../data/products.ts';
import { ApiError } from '../../lib/errors.ts';
import { isSoldOut } from '../../lib/products.ts';

type SentLine = NewOrderBody['productsInfo'][number];

/** So many lines of an error are named. */
const NAMED_MAX = 16;

/**
 * The lines of an order of complete `products` at the server's prices. Throws INVALID for a size, frame or photographer that is not the product's,
 * CONFLICT for what can't be bought (any more), and PRICE_MISMATCH, with the right amounts, where one of those sent differs.
 */
export function checkOrder(sent: NewOrderBody, products: readonly Product[]): OrderLine[] {
  const lines = sent.productsInfo.map((line, index) => {
    const product = products.find(({ id }) => id === line.productId);
    return checkLine(line, product, `productsInfo[${index}]`);
  });
  const subtotal = lines.reduce((sum, { price }) => sum + price, 0);
  const totals = {
    totalPrice: subtotal,
    shippingCharge: SHIPPING_CHARGE,
    finalPrice: subtotal + SHIPPING_CHARGE,
  };
  const wrong = lines.flatMap(({ price }, index) =>
    sent.productsInfo[index]?.price === price ? [] : [[`productsInfo[${index}].price`, String(price)]],
  );
  const isRight = Object.entries(totals).every(
    ([name, amount]) => sent[name as keyof typeof totals] === amount,
  );
  if (wrong.length > 0 || !isRight) {
    const amounts = Object.entries(totals).map(([name, amount]) => [name, String(amount)]);
    throw new ApiError('PRICE_MISMATCH', {
      fields: Object.fromEntries([...amounts, ...wrong.slice(0, NAMED_MAX)]),
    });
  }
  return lines;
}

function checkLine(
  { productSize, productFrame, photographer }: SentLine,
  product: Product | undefined,
  path: string,
): OrderLine {
  // One that is unknown and one that is no longer approved look the same.
  if (!product || !isApproved(product))
    throw new ApiError('CONFLICT', { fields: { [`${path}.productId`]: orderMessages.printGone } });
  const { id, slug, title, owner, sizes, frames, pictures } = product;
  if (photographer !== owner.userId)
    throw new ApiError('INVALID', { fields: { [`${path}.photographer`]: orderMessages.photographerWrong } });
  const size = sizes.find((one) => one.id === productSize);
  const frame = frames.find((one) => one.id === productFrame);
  const field = size ? 'productFrame' : 'productSize';
  if (!size || !frame)
    throw new ApiError('INVALID', { fields: { [`${path}.${field}`]: orderMessages.optionUnknown } });
  if (isSoldOut(size))
    throw new ApiError('CONFLICT', { fields: { [`${path}.productSize`]: orderMessages.printSoldOut } });
  return {
    productId: id,
    slug,
    title,
    artistId: owner.userId,
    artistName: fullName(owner),
    sizeId: size.id,
    width: size.width,
    height: size.height,
    frameId: frame.id,
    frameType: frame.type,
    sizePrice: size.price,
    framePrice: frame.charge,
    price: size.price + frame.charge,
    picture: pictures[0] ?? null,
  };
}
