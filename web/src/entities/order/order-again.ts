import type { Order } from '@aperture-byline/contract/order/wire';
import { ORDER_LINES_MAX } from '@aperture-byline/contract/shared/constants';
import { type Picture, variantUrl } from '@aperture-byline/contract/shared/picture';
import { browserStorage, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';

/** A print as the cart stores it. The cart asks for fresh prices, and says what is not to be had any more. */
interface CartItem {
  productId: string;
  productSize: string;
  productFrame: string;
  price: number;
  selectedSize: string;
  selectedFrame: string;
  selectedSizePrice: number;
  selectedFramePrice: number;
  photographer: number;
  title: string;
  slug: string;
  primaryImage: string;
}

/** The prints of an order, all parts of it, as the cart stores them. */
export function toCartItems({ parts }: Pick<Order, 'parts'>): CartItem[] {
  return parts
    .flatMap(({ prints }) => prints)
    .map((print) => ({
      productId: print.product_id,
      productSize: print.size_id,
      productFrame: print.frame_id,
      price: print.price,
      selectedSize: `${print.size_width}cm x ${print.size_height}cm`,
      selectedFrame: print.frame_type,
      selectedSizePrice: print.size_price,
      selectedFramePrice: print.frame_price,
      photographer: print.photographer,
      title: print.title,
      slug: print.slug,
      primaryImage: print.picture === null ? '' : jpegOf(print.picture),
    }));
}

/** Narrow: a cart shows it small. */
function jpegOf(picture: Picture): string {
  return variantUrl(picture, picture.widths[0] ?? picture.width, 'jpeg');
}

/** Puts the prints of an order into the cart, in the place of other sizes of them; what else is in it stays. */
export function orderAgain(order: Pick<Order, 'parts'>): void {
  const items = toCartItems(order);
  const isAgain = (stored: unknown) =>
    items.some(({ productId }) => productId === (stored as Partial<CartItem> | null)?.productId);
  const products = [...storedProducts().filter((stored) => !isAgain(stored)), ...items];
  browserStorage.set(STORAGE_KEYS.cart, JSON.stringify({ products: products.slice(-ORDER_LINES_MAX) }));
}

function storedProducts(): unknown[] {
  try {
    const products: unknown = JSON.parse(browserStorage.get(STORAGE_KEYS.cart) ?? 'null')?.products;
    return Array.isArray(products) ? products : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
