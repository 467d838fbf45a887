import { ORDER_LINES_MAX } from '@aperture-byline/contract/shared/constants';
import { isId, isSlug, isUserId } from '@aperture-byline/contract/shared/ids';

/** A print in the cart, as it is stored. Prices are whole rupees, as they were when it was put there or quoted last. */
export interface CartItem {
  productId: string;
  /** The size's id. */
  productSize: string;
  /** The frame's id. */
  productFrame: string;
  /** Of size and frame together. */
  price: number;
  /** `60cm x 40cm`. */
  selectedSize: string;
  /** The frame's type. */
  selectedFrame: string;
  selectedSizePrice: number;
  selectedFramePrice: number;
  /** The artist's user id. */
  photographer: number;
  title: string;
  slug: string;
  /** Address of a JPEG; empty for a print without a usable picture. */
  primaryImage: string;
}

/** Far above any price. */
const AMOUNT_MAX = 1_000_000_000;
/** Characters, above those of any title or frame. */
const TEXT_MAX = 300;
const ADDRESS_MAX = 2000;

type Fields = Readonly<Record<string, unknown>>;

/**
 * The prints of a stored cart. Anybody at this browser can write to it, and so can other versions of the site: what is not a
 * print is left out, and so is a second one of the same product, and what an order has no room for. Without a schema, whose
 * library weighs more than all else here.
 */
export function parseCart(text: string): CartItem[] {
  const items = new Map<string, CartItem>();
  for (const stored of storedProducts(text)) {
    const item = toItem(stored);
    if (item && !items.has(item.productId)) items.set(item.productId, item);
    if (items.size === ORDER_LINES_MAX) break;
  }
  return [...items.values()];
}

export function serializeCart(products: readonly CartItem[]): string {
  return JSON.stringify({ products });
}

function storedProducts(text: string): unknown[] {
  try {
    const products: unknown = JSON.parse(text)?.products;
    return Array.isArray(products) ? products : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

function toItem(stored: unknown): CartItem | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { productId, productSize, productFrame, selectedSize, selectedFrame, title, slug } = stored as Fields;
  const { price, selectedSizePrice, selectedFramePrice, photographer, primaryImage } = stored as Fields;
  return isId(productId) &&
    isId(productSize) &&
    isId(productFrame) &&
    isAmount(price) &&
    isText(selectedSize) &&
    isText(selectedFrame) &&
    isAmount(selectedSizePrice) &&
    isAmount(selectedFramePrice) &&
    isUserId(String(photographer)) &&
    isText(title) &&
    isSlug(slug) &&
    isPictureAddress(primaryImage)
    ? {
        productId,
        productSize,
        productFrame,
        price,
        selectedSize,
        selectedFrame,
        selectedSizePrice,
        selectedFramePrice,
        photographer: Number(photographer),
        title,
        slug,
        primaryImage,
      }
    : null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= TEXT_MAX && value.trim() !== '';
}

function isAmount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= AMOUNT_MAX;
}

function isPictureAddress(value: unknown): value is string {
  return (
    typeof value === 'string' && value.length <= ADDRESS_MAX && /^(?:$|https?:\/\/|\/(?!\/))/.test(value)
  );
}
