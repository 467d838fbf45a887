import type { ProductFrame, ProductSize } from '@aperture-byline/contract/product/wire';
import { ORDER_LINES_MAX } from '@aperture-byline/contract/shared/constants';
import { isId, isSlug, isUserId } from '@aperture-byline/contract/shared/ids';
import { printPrice, sizeLabel } from '#entities/product/print-price.ts';

/** A print in the cart, as it is stored. Prices are whole rupees, as they were when it was put there or quoted last. */
export interface CartItem {
  productId: string;
  /** The size's id. */
  productSize: string;
  /** The frame's id. */
  productFrame: string;
  /** Price of size and frame together. */
  price: number;
  /** `60cm x 40cm`. */
  selectedSize: string;
  selectedFrame: string;
  selectedSizePrice: number;
  selectedFramePrice: number;
  /** The artist's user id. */
  photographer: number;
  title: string;
  slug: string;
  /** Address of a JPEG; empty for a print without a usable picture. */
  primaryImage: string;
  /** How many copies; only there where they are more than one. */
  quantity?: number;
}

/** The parts of a cart's item that tell it from others. */
export type SelectedPrint = Pick<CartItem, 'productId' | 'productSize' | 'productFrame'>;

/** Returns a text that only the same print in the same size and frame has. */
export const printKey = ({ productId, productSize, productFrame }: SelectedPrint): string =>
  [productId, productSize, productFrame].join('/');

export const isSamePrint = (one: SelectedPrint, other: SelectedPrint): boolean => printKey(one) === printKey(other);

export const getQuantity = ({ quantity = 1 }: Pick<CartItem, 'quantity'>): number => quantity;

/** How many prints the items are: each copy is a line of an order. */
export function countPrints(items: readonly Pick<CartItem, 'quantity'>[]): number {
  return items.reduce((sum, item) => sum + getQuantity(item), 0);
}

export function withQuantity({ quantity: _quantity, ...item }: CartItem, quantity: number): CartItem {
  return quantity > 1 ? { ...item, quantity } : item;
}

/** Builds the cart's item of a print; `size` and `frame` may come from its page or from a quote. */
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

/** Far above any price. */
const AMOUNT_MAX = 1_000_000_000;
/** Characters, above those of any title or frame. */
const TEXT_MAX = 300;
const ADDRESS_MAX = 2000;

const isText = (value: unknown) => typeof value === 'string' && value.length <= TEXT_MAX && value.trim() !== '';
const isAmount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= AMOUNT_MAX;
const isPictureAddress = (value: unknown) =>
  typeof value === 'string' && value.length <= ADDRESS_MAX && /^(?:$|https?:\/\/|\/(?!\/))/.test(value);

type OnePrint = Omit<CartItem, 'quantity'>;

const GUARDS: Readonly<Record<keyof OnePrint, (value: unknown) => boolean>> = {
  productId: isId,
  productSize: isId,
  productFrame: isId,
  price: isAmount,
  selectedSize: isText,
  selectedFrame: isText,
  selectedSizePrice: isAmount,
  selectedFramePrice: isAmount,
  photographer: (value) => typeof value === 'number' && isUserId(String(value)),
  title: isText,
  slug: isSlug,
  primaryImage: isPictureAddress,
};

/**
 * Reads a stored cart, which anybody at this browser and other versions of the site can write: leaves out what is no
 * print, a second of the same, and what an order has no room for. A schema's library would weigh too much.
 */
export function parseCart(text: string): CartItem[] {
  const items = new Map<string, CartItem>();
  for (const stored of storedProducts(text)) {
    const item = toItem(stored);
    const room = ORDER_LINES_MAX - countPrints([...items.values()]);
    if (room === 0) break;
    if (item && !items.has(printKey(item)))
      items.set(printKey(item), withQuantity(item, Math.min(getQuantity(item), room)));
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

function isPrint(fields: Partial<Record<string, unknown>>): fields is OnePrint {
  return Object.entries(GUARDS).every(([name, isValid]) => isValid(fields[name]));
}

/** Without the fields of others. */
function toItem(stored: unknown): CartItem | null {
  const fields: Partial<Record<string, unknown>> = { ...Object(stored) };
  const print = Object.fromEntries(Object.keys(GUARDS).map((name) => [name, fields[name]]));
  if (!isPrint(print)) return null;
  return withQuantity(print, Number.isInteger(fields.quantity) ? Number(fields.quantity) : 1);
}
