import type { OrderSums, SelectedPrint } from '@aperture-byline/contract/cart/wire';
import type { Frame, PrintSize } from '@aperture-byline/contract/product/stored';
import { isOffered, type ProductOffer } from '../../data/works/products.ts';
import { computeLeft } from '../../lib/order/products.ts';
import { isPublicWork } from '../../publication/visibility.ts';

/** A print with what it costs in whole rupees now, see `QuoteLine`. */
export type PricedLine<P extends ProductOffer = ProductOffer> = SelectedPrint &
  (
    | { status: 'withdrawn' }
    | { status: 'option_gone'; product: P }
    | { status: 'available' | 'sold_out'; product: P; size: PrintSize; frame: Frame; price: number }
  );

/** Prices lines in order by the products as they are now; a limited edition is used up line by line. */
export function priceLines<P extends ProductOffer>(
  lines: readonly SelectedPrint[],
  products: readonly P[],
): PricedLine<P>[] {
  const onSale = products.filter(isPublicWork).filter(isOffered);
  const taken = new Map<PrintSize, number>();
  return lines.map(({ productId, productSize, productFrame }) => {
    const selected = { productId, productSize, productFrame };
    const product = onSale.find(({ id }) => id === productId);
    if (!product) return { ...selected, status: 'withdrawn' };
    const size = product.sizes.find(({ id }) => id === productSize);
    const frame = product.frames.find(({ id }) => id === productFrame);
    if (!size || !frame) return { ...selected, status: 'option_gone', product };
    const before = taken.get(size) ?? 0;
    taken.set(size, before + 1);
    const status = before < (computeLeft(size) ?? Number.POSITIVE_INFINITY) ? 'available' : 'sold_out';
    return { ...selected, status, product, size, frame, price: size.price + frame.charge };
  });
}

/** The sums of the lines that are available, sent for `charge` rupees. */
export function sumLines(lines: readonly PricedLine[], charge: number): OrderSums {
  const prices = lines.flatMap((line) => (line.status === 'available' ? [line.price] : []));
  const subtotal = prices.reduce((sum, price) => sum + price, 0);
  const shipping = prices.length > 0 ? charge : 0;
  return { subtotal, shipping_charge: shipping, total: subtotal + shipping };
}
