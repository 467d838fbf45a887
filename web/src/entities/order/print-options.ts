import { groupCopies } from '@aperture-byline/contract/order/order-summary';
import type { OrderedPrint, StudioPrint } from '@aperture-byline/contract/order/wire';
import { describeSize } from '@aperture-byline/contract/product/print-placement';

/** Copies of one print in one size, frame and price once, with their number. */
export const groupPrints = (prints: readonly StudioPrint[]): { print: StudioPrint; count: number }[] =>
  groupCopies(prints, ({ productId, sizeId, frameId, price }) => [productId, sizeId, frameId, price].join('/'));

/** `60cm x 40cm, white border, Oak`. */
export const describeOptions = (print: StudioPrint): string => `${describeSize(print)}, ${print.frameType}`;

/** The print of a buyer's order as the studio's calls answer it: what shows prints takes them by these names. */
export const toStudioPrint = ({ slug, title, price, picture, ...print }: OrderedPrint): StudioPrint => ({
  productId: print.product_id,
  sizeId: print.size_id,
  frameId: print.frame_id,
  slug,
  title,
  artistId: print.photographer,
  artistName: print.photographer_name,
  width: print.size_width,
  height: print.size_height,
  ...(print.size_crop !== undefined && { crop: print.size_crop }),
  frameType: print.frame_type,
  sizePrice: print.size_price,
  framePrice: print.frame_price,
  price,
  picture,
  editionNumber: print.edition_number,
  certificate: print.certificate,
});
