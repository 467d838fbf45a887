import type { ProductDetail } from '@aperture-byline/contract/product/wire';

/** Finds the picture of a product that is printed: the first while the printed photograph is hidden. */
export const findPrinted = ({ images, printed_image_id }: ProductDetail): ProductDetail['images'][number] | undefined =>
  images.find(({ image_id }) => image_id === printed_image_id) ?? images[0];
