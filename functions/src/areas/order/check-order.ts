import { newOrderMessages } from '@aperture-byline/contract/cart/cart-messages';
import type { NewOrderBody } from '@aperture-byline/contract/order/bodies';
import type { OrderLine } from '@aperture-byline/contract/order/stored';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import type { Product } from '../../data/works/products.ts';
import { ApiError } from '../../lib/errors.ts';
import { isSoldOut } from '../../lib/order/products.ts';
import { type PricedLine, priceLines, sumLines } from './prices.ts';

/** So many lines of an error are named. */
const NAMED_MAX = 16;

/**
 * The lines of an order at the server's prices. Throws INVALID for a size, frame or photographer that is not the
 * product's, CONFLICT for what can't be bought (any more), and PRICE_MISMATCH, with the right amounts, where one in the
 * body differs.
 */
export function checkOrder(
  body: NewOrderBody,
  { products, shippingPrice }: { products: readonly Product[]; shippingPrice: number },
): OrderLine[] {
  const { productsInfo } = body;
  const priced = priceLines(productsInfo, products);
  const lines = priced.map((line, index) =>
    toOrderLine(line, { photographer: productsInfo[index]?.photographer, path: `productsInfo[${index}]` }),
  );
  const { subtotal, shipping_charge, total } = sumLines(priced, shippingPrice);
  const amounts = { totalPrice: subtotal, shippingCharge: shipping_charge, finalPrice: total };
  const wrong = lines.flatMap(({ price }, index) =>
    productsInfo[index]?.price === price ? [] : [[`productsInfo[${index}].price`, String(price)]],
  );
  const isSame = Object.entries(amounts).every(([name, amount]) => body[name as keyof typeof amounts] === amount);
  if (wrong.length === 0 && isSame) return lines;
  const named = Object.entries(amounts).map(([name, amount]) => [name, String(amount)]);
  throw new ApiError('PRICE_MISMATCH', { fields: Object.fromEntries([...named, ...wrong.slice(0, NAMED_MAX)]) });
}

function toOrderLine(
  line: PricedLine<Product>,
  { photographer, path }: { photographer: number | undefined; path: string },
): OrderLine {
  const refusal = (code: 'INVALID' | 'CONFLICT', field: string, message: string) =>
    new ApiError(code, { fields: { [`${path}.${field}`]: message } });
  // One that is unknown and one that is no longer approved look the same.
  if (line.status === 'withdrawn') throw refusal('CONFLICT', 'productId', newOrderMessages.printGone);
  const { id, slug, title, paper, owner, sizes, pictures } = line.product;
  if (photographer !== owner.userId) throw refusal('INVALID', 'photographer', newOrderMessages.photographerWrong);
  if (line.status === 'option_gone') {
    const isOwnSize = sizes.some((size) => size.id === line.productSize);
    throw refusal('INVALID', isOwnSize ? 'productFrame' : 'productSize', newOrderMessages.optionUnknown);
  }
  if (line.status === 'sold_out')
    throw refusal(
      'CONFLICT',
      'productSize',
      isSoldOut(line.size) ? newOrderMessages.printSoldOut : newOrderMessages.tooManyCopies,
    );
  const { size, frame, price } = line;
  return {
    productId: id,
    slug,
    title,
    artistId: owner.userId,
    artistName: fullName(owner),
    sizeId: size.id,
    width: size.width,
    height: size.height,
    ...(size.crop !== undefined && { crop: size.crop }),
    frameId: frame.id,
    frameType: frame.type,
    sizePrice: size.price,
    framePrice: frame.charge,
    price,
    ...(paper && { paper }),
    ...(frame.leadDays !== undefined && { leadDays: frame.leadDays }),
    picture: pictures[0] ?? null,
  };
}
