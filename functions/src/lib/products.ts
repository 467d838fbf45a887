import { densityOf } from '@aperture-byline/contract/product/print-density';
import type { Frame, PrintSize, StoredProduct } from '@aperture-byline/contract/product/stored';
import type { ProductFrame, ProductSize } from '@aperture-byline/contract/product/wire';
import { readByline, UnreadableDocumentError, withDefaults } from './parse.ts';
import { isPublished } from './pictures.ts';

type Card = Pick<
  StoredProduct,
  'slug' | 'owner' | 'title' | 'introduction' | 'imageIds' | 'pictures' | 'minPrice'
>;

/**
 * With defaults for a card's missing fields, and only pictures that everybody may see. Throws where the owner, the slug or the price is missing.
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
    .filter(({ picture }) => isPublished(picture));
  return {
    ...product,
    ...filled,
    owner: readByline(product.owner),
    imageIds: shown.map(({ imageId }) => imageId),
    pictures: shown.map(({ picture }) => picture),
  };
}

/** The same with only the sizes and frames that have a price in whole rupees; those without an edition are not limited. */
export function completeOffer<P extends Card & Pick<StoredProduct, 'sizes' | 'frames'>>(product: P): P {
  const { sizes, frames } = withDefaults<Pick<StoredProduct, 'sizes' | 'frames'>>(product, {
    sizes: [],
    frames: [],
  });
  return {
    ...completeCard(product),
    sizes: sizes
      .filter((size) => isPrice(size?.price))
      .map((size) => withDefaults<PrintSize>(size, { edition: null, sold: 0 })),
    frames: frames
      .filter((frame) => isPrice(frame?.charge))
      .map((frame) => withDefaults<Frame>(frame, { type: '', description: '' })),
  };
}

function isPrice(price: unknown): boolean {
  return Number.isSafeInteger(price) && Number(price) >= 0;
}

/** True for a size of which every print is ordered. */
export function isSoldOut({ edition, sold }: Pick<PrintSize, 'edition' | 'sold'>): boolean {
  return edition !== null && sold >= edition;
}

/** How many of an edition can be ordered; null where their number is not limited. */
export function leftOf({ edition, sold }: Pick<PrintSize, 'edition' | 'sold'>): number | null {
  return edition === null ? null : Math.max(0, edition - (sold ?? 0));
}

export function toSize(size: PrintSize): ProductSize {
  const { id, width, height, price, edition, ppi } = size;
  return {
    size_id: id,
    size_width: width,
    size_height: height,
    price,
    edition,
    sold_out: isSoldOut(size),
    left: leftOf(size),
    from_a_distance: typeof ppi === 'number' && densityOf(ppi) !== 'good',
  };
}

export function toFrame({ id, type, charge, description }: Frame): ProductFrame {
  return { frame_id: id, frame_type: type, charge, frame_description: description };
}
