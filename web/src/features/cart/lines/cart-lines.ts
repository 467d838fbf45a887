import type { OrderSums, Quote, QuoteLine } from '@aperture-byline/contract/cart/wire';
import type { ProductFrame, ProductSize } from '@aperture-byline/contract/product/wire';
import { type CartItem, countPrints, getQuantity, newCartItem, withQuantity } from '#entities/cart/cart-item.ts';
import { printPrice } from '#entities/product/print-price.ts';

/** A product on sale, as a quote shows it. */
export type QuotedProduct = Exclude<QuoteLine, { status: 'withdrawn' }>;

/** A print by the newest quote. `unquoted`: not in it (yet). `too_many`: fewer copies are left of the size. */
export type CartLine = { item: CartItem } & (
  | { status: 'unquoted' | 'withdrawn'; product: null }
  | { status: 'option_gone'; product: QuotedProduct }
  | {
      status: 'available' | 'sold_out' | 'too_many';
      product: QuotedProduct;
      size: ProductSize;
      frame: ProductFrame;
      /** Whole rupees, of one copy. */
      price: number;
      /** Copies of this size in the cart, in all frames: they come from one edition. */
      ofSize: number;
    }
);

export function cartLines(items: readonly CartItem[], quote: Quote | undefined): CartLine[] {
  return items.map((item) => {
    const product = quote?.lines.find(({ productId }) => productId === item.productId);
    if (product === undefined) return { item, status: 'unquoted', product: null };
    if (product.status === 'withdrawn') return { item, status: product.status, product: null };
    const size = product.sizes.find(({ size_id }) => size_id === item.productSize);
    const frame = product.frames.find(({ frame_id }) => frame_id === item.productFrame);
    if (!size || !frame) return { item, status: 'option_gone', product };
    const ofSize = countPrints(
      items.filter(({ productId, productSize }) => productId === item.productId && productSize === item.productSize),
    );
    return {
      item,
      status: computeStatus(size, ofSize),
      product,
      size,
      frame,
      price: printPrice(size, frame),
      ofSize,
    };
  });
}

function computeStatus({ sold_out, left }: ProductSize, ofSize: number) {
  if (sold_out) return 'sold_out';
  return left !== null && ofSize > left ? 'too_many' : 'available';
}

/** Sums up orderable lines, with shipping for `charge` rupees, as the server does; null while one is unquoted. */
export function computeSums(lines: readonly CartLine[], charge: number): (OrderSums & { count: number }) | null {
  if (lines.some(({ status }) => status === 'unquoted')) return null;
  const prices = lines.flatMap((line) =>
    line.status === 'available' ? Array<number>(getQuantity(line.item)).fill(line.price) : [],
  );
  const subtotal = prices.reduce((sum, price) => sum + price, 0);
  const shipping = prices.length > 0 ? charge : 0;
  return { count: prices.length, subtotal, shipping_charge: shipping, total: subtotal + shipping };
}

/** The item that the cart stores for a product in this size and frame, with as many copies as `item`. */
export function toCartItem(
  item: CartItem,
  { product, size, frame }: { product: QuotedProduct; size: ProductSize; frame: ProductFrame },
): CartItem {
  const { productId, photographer, title, slug, primary_image } = product;
  const named = { productId, photographer, title, slug, primaryImage: primary_image ?? '' };
  return withQuantity(newCartItem(named, size, frame), getQuantity(item));
}
