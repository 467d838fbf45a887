import type { ProductDetail, ProductListItem } from '@aperture-byline/contract/product/wire';
import type { Product, ProductCard } from '../../data/products.ts';
import { sanitizeHtml } from '../../lib/html.ts';
import { withDefaults } from '../../lib/parse.ts';
import { jpegUrl, toPicture } from '../../lib/pictures.ts';
import { completeCard, completeOffer, toFrame, toSize } from '../../lib/products.ts';

/** Null for a product without a usable picture: it is not listed. */
export function toListItem(stored: ProductCard): ProductListItem | null {
  const product = completeCard(stored);
  const [imageId] = product.imageIds;
  const [picture] = product.pictures;
  if (imageId === undefined || picture === undefined) return null;
  return {
    image_id: imageId,
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

export function toDetail(stored: Product): ProductDetail {
  const product = withDefaults(completeOffer(stored), {
    description: '',
    place: '',
    categories: [],
  });
  return {
    product_id: product.id,
    slug: product.slug,
    title: product.title,
    introduction: product.introduction,
    description: sanitizeHtml(product.description),
    place: product.place,
    owner_id: product.owner.userId,
    creator_firstname: product.owner.firstName,
    creator_lastname: product.owner.lastName,
    images: product.pictures.map((picture, index) => ({
      image_id: product.imageIds[index] ?? '',
      image_url: jpegUrl(picture),
      picture: toPicture(picture),
    })),
    categories: product.categories.map((name) => ({ category_name: name })),
    sizes: product.sizes.map(toSize),
    frames: product.frames.map(toFrame),
  };
}
