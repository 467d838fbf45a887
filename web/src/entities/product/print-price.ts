import type { Placement } from '@aperture-byline/contract/product/print-placement';
import type { ProductFrame, ProductSize } from '@aperture-byline/contract/product/wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';

/** Returns the price of a print in whole rupees: its size's price plus its frame's charge. */
export function printPrice(size: Pick<ProductSize, 'price'>, frame: Pick<ProductFrame, 'charge'>): number {
  return size.price + frame.charge;
}

/** `60cm x 40cm`. */
export function sizeLabel({ size_width, size_height }: Pick<ProductSize, 'size_width' | 'size_height'>): string {
  return `${size_width}cm x ${size_height}cm`;
}

/** Returns a size as it is drawn. */
export const toPlacement = ({
  size_width: width,
  size_height: height,
  size_crop: crop,
}: Pick<ProductSize, 'size_width' | 'size_height' | 'size_crop'>): Placement => ({ width, height, crop });

/** Returns the text of a size in its choice: its price in this frame, and how many of its edition are left. */
export function sizeOption(
  size: Pick<ProductSize, 'size_width' | 'size_height' | 'price' | 'sold_out' | 'left'>,
  frame: Pick<ProductFrame, 'charge'>,
): string {
  const label = sizeLabel(size);
  if (size.sold_out) return `${label}, sold out`;
  const priced = `${label}, ${formatPrice(printPrice(size, frame))}`;
  return size.left === null ? priced : `${priced}, ${size.left} left`;
}

export function frameOption({ frame_type, charge }: Pick<ProductFrame, 'frame_type' | 'charge'>): string {
  return `${frame_type}, ${charge > 0 ? `+ ${formatPrice(charge)}` : 'no charge'}`;
}
