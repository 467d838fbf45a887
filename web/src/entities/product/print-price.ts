import type { ProductDetail } from '@aperture-byline/contract/product/wire';

type Size = ProductDetail['sizes'][number];
type Frame = ProductDetail['frames'][number];

/** What a print costs in whole rupees: its size's price and its frame's charge. */
export function printPrice(size: Pick<Size, 'price'>, frame: Pick<Frame, 'charge'>): number {
  return size.price + frame.charge;
}

/** `60cm x 40cm`. */
export function sizeLabel({ size_width, size_height }: Pick<Size, 'size_width' | 'size_height'>): string {
  return `${size_width}cm x ${size_height}cm`;
}
