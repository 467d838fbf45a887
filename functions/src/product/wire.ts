import type { ProductDetail, ProductListItem } from '@aperture-byline/contract/product';
import { jpegUrl, toPicture } from '../platform/picture.ts';
import type { Product } from './store.ts';

/** Null for a product without a picture, which nobody could judge. */
export function toListItem(product: Product): ProductListItem | null {
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

export function toDetail(product: Product): ProductDetail {
  return {
    product_id: product.id,
    slug: product.slug,
    title: product.title,
    introduction: product.introduction,
    description: product.description,
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
