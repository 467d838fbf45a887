import type { ProductDetail } from '@aperture-byline/contract/product/wire';

/** Finds the index of the picture of a product that is printed: 0 while the printed photograph is hidden. */
export function findPrintedIndex({ images, printed_image_id }: ProductDetail): number {
  return Math.max(
    0,
    images.findIndex(({ image_id }) => image_id === printed_image_id),
  );
}

/** Finds the picture of a product that is printed; undefined where it has none. */
export const findPrinted = (product: ProductDetail): ProductDetail['images'][number] | undefined =>
  product.images[findPrintedIndex(product)];
