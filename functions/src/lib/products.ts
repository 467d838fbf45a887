import type { StoredProduct } from '@aperture-byline/contract/product/stored';
import { readByline, UnreadableDocumentError, withDefaults } from './parse.ts';
import { isUsable } from './pictures.ts';

type Card = Pick<
  StoredProduct,
  'slug' | 'owner' | 'title' | 'introduction' | 'imageIds' | 'pictures' | 'minPrice'
>;

/**
 * With defaults for a card's missing fields, and only usable pictures. Throws where the owner, the slug or the price is missing.
 */
export function completeCard<P extends Card>(product: P): P {
  const filled = withDefaults<Card>(product, {
    title: '',
    introduction: '',
    imageIds: [],
    pictures: [],
  });
  if (!filled.slug) throw new UnreadableDocumentError('slug');
  if (!Number.isFinite(filled.minPrice)) throw new UnreadableDocumentError('price');
  const shown = filled.pictures
    .map((picture, index) => ({ picture, imageId: filled.imageIds[index] ?? '' }))
    .filter(({ picture }) => isUsable(picture));
  return {
    ...product,
    ...filled,
    owner: readByline(product.owner),
    imageIds: shown.map(({ imageId }) => imageId),
    pictures: shown.map(({ picture }) => picture),
  };
}
