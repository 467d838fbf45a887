import type { ProductDetail, ProductListItem } from '@aperture-byline/contract/product/wire';
import type { Product } from '../../data/products.ts';
import { sanitizeHtml } from '../../lib/html.ts';
import { readByline, UnreadableDocumentError, withDefaults } from '../../lib/parse.ts';
import { isUsable, jpegUrl, toPicture } from '../../lib/pictures.ts';

/**
 * With defaults for missing fields, and only usable pictures. Throws where the owner, the slug or the price is missing.
 */
function complete(product: Product): Product {
  const filled = withDefaults(product, {
    title: '',
    introduction: '',
    description: '',
    place: '',
    imageIds: [],
    pictures: [],
    categories: [],
    sizes: [],
    frames: [],
  });
  if (!filled.slug) throw new UnreadableDocumentError('slug');
  if (!Number.isFinite(filled.minPrice)) throw new UnreadableDocumentError('price');
  const shown = filled.pictures
    .map((picture, index) => ({ picture, imageId: filled.imageIds[index] ?? '' }))
    .filter(({ picture }) => isUsable(picture));
  return {
    ...filled,
    owner: readByline(product.owner),
    imageIds: shown.map(({ imageId }) => imageId),
    pictures: shown.map(({ picture }) => picture),
  };
}

/** Null for a product without a usable picture: it is not listed. */
export function toListItem(stored: Product): ProductListItem | null {
  const product = complete(stored);
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
  const product = complete(stored);
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
    sizes: product.sizes.map(({ id, width, height, price }) => ({
      size_id: id,
      size_width: width,
      size_height: height,
      price,
    })),
    frames: product.frames.map(({ id, type, charge, description }) => ({
      frame_id: id,
      frame_type: type,
      charge,
      frame_description: description,
    })),
  };
}
