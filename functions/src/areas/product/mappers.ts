import type { ProductDetail, ProductListItem } from '@aperture-byline/contract/product/wire';
import type { Offered, Product, ProductCard } from '../../data/works/products.ts';
import { toFrame, toSize } from '../../lib/order/products.ts';
import { jpegUrl, toPicture } from '../../lib/pictures/picture-addresses.ts';
import { sanitizeHtml } from '../../lib/text/html.ts';

/** Null for a product without a public picture: it is not listed. */
export function toListItem(product: Offered<ProductCard>): ProductListItem | null {
  const [picture] = product.pictures;
  if (picture === undefined) return null;
  return {
    image_id: picture.imageId,
    title: product.title,
    introduction: product.introduction,
    primary_image: jpegUrl(picture),
    picture: toPicture(picture),
    firstname: product.owner.firstName,
    lastname: product.owner.lastName,
    min_price: product.minPrice,
    slug: product.slug,
  };
}

export function toDetail(product: Offered<Product>): ProductDetail {
  return {
    product_id: product.id,
    slug: product.slug,
    title: product.title,
    introduction: product.introduction,
    description: sanitizeHtml(product.description),
    place: product.place,
    ...(product.paper && { paper: product.paper }),
    owner_id: product.owner.userId,
    creator_firstname: product.owner.firstName,
    creator_lastname: product.owner.lastName,
    // A photograph that is hidden is not named either.
    printed_image_id: product.pictures.find(({ imageId }) => imageId === product.printedImageId)?.imageId ?? '',
    images: product.pictures.map((picture) => ({
      image_id: picture.imageId,
      image_url: jpegUrl(picture),
      picture: toPicture(picture),
    })),
    categories: product.categories.map((name) => ({ category_name: name })),
    sizes: product.sizes.map(toSize),
    frames: product.frames.map(toFrame),
  };
}
