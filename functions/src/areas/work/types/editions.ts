import { isSameSize } from '@aperture-byline/contract/product/same-size';
import type { PrintSize, ProductContent, StoredProduct } from '@aperture-byline/contract/product/stored';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import type { WithId } from '../../../data/core/collection.ts';
import type { PrintOfImage } from '../../../data/orders/editions.ts';

/** Checks whether prints of a size are ordered, or were numbered. */
export const isSoldSize = ({ sold, issued }: Pick<PrintSize, 'sold' | 'issued'>): boolean => sold > 0 || issued > 0;

/** Checks whether numbered prints of its photograph are sold: the photograph of an edition never changes then. */
export const isEditionSold = ({ sizes }: Pick<StoredProduct, 'sizes'>): boolean =>
  sizes.some((size) => size.edition !== null && isSoldSize(size));

/**
 * Finds the sizes, by field, that can't be sold because another print of the photograph sells them, or has sold them,
 * and one of both is limited: an edition counts all prints of a photograph in a size, so that one print alone may offer
 * it.
 */
function findEditionConflicts(sizes: readonly PrintSize[], others: readonly PrintOfImage[]): Record<string, string> {
  const conflicts = sizes.flatMap((size, index) => {
    const other = others.find(({ status, sizes: theirs }) =>
      theirs.some(
        (one) =>
          isSameSize(one, size) &&
          (one.edition !== null || size.edition !== null) &&
          (status === 'approved' || status === 'submitted' || isSoldSize(one)),
      ),
    );
    return other ? [[`sizes[${index}].edition`, workMessages.editionElsewhere(other.title)] as const] : [];
  });
  return Object.fromEntries(conflicts);
}

/** Finds what keeps a print with this content from being public because of editions, by field. */
export async function findPrintConflicts(
  work: Pick<WithId<StoredProduct>, 'id' | 'sizes' | 'imageIds'>,
  { imageIds: [imageId] }: Pick<ProductContent, 'imageIds'>,
  readOthers: (imageId: string) => Promise<PrintOfImage[]>,
): Promise<Record<string, string>> {
  if (imageId === undefined) return {};
  if (imageId !== work.imageIds[0] && isEditionSold(work)) return { imageIds: workMessages.photographSold };
  return findEditionConflicts(work.sizes, await readOthers(imageId));
}
