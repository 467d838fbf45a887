import { computeDensity } from '@aperture-byline/contract/product/print-density';
import type { Frame, PrintSize } from '@aperture-byline/contract/product/stored';
import type { ProductFrame, ProductSize } from '@aperture-byline/contract/product/wire';

export function isSoldOut({ edition, sold }: Pick<PrintSize, 'edition' | 'sold'>): boolean {
  return edition !== null && sold >= edition;
}

/** How many of an edition can be ordered; null where their number is not limited. */
export function computeLeft({ edition, sold }: Pick<PrintSize, 'edition' | 'sold'>): number | null {
  return edition === null ? null : Math.max(0, edition - sold);
}

export function toSize(size: PrintSize): ProductSize {
  const { id, width, height, crop, price, edition, ppi } = size;
  return {
    size_id: id,
    size_width: width,
    size_height: height,
    ...(crop !== undefined && { size_crop: crop }),
    price,
    edition,
    sold_out: isSoldOut(size),
    left: computeLeft(size),
    from_a_distance: typeof ppi === 'number' && computeDensity(ppi) !== 'good',
  };
}

export function toFrame({ id, type, charge, description, leadDays }: Frame): ProductFrame {
  const lead = leadDays === undefined ? {} : { lead_days: leadDays };
  return { frame_id: id, frame_type: type, charge, frame_description: description, ...lead };
}
