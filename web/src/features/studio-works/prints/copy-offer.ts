import type { ProductFields } from '@aperture-byline/contract/product/bodies';
import { computeDensity, printDensity } from '@aperture-byline/contract/product/print-density';
import { isSameSize } from '@aperture-byline/contract/product/same-size';
import type { StudioSize } from '@aperture-byline/contract/product/wire';
import type { Picture } from '@aperture-byline/contract/shared/picture';
import { type PrintValues, readMeasures, sizeText, toOptionValues } from './print-values.ts';

type Offer = Pick<PrintValues, 'sizes' | 'frames'>;
type Extent = Pick<Picture, 'width' | 'height'>;

/** Copies an offer, turned to the picture, without sizes of too few pixels, which are named. Sold sizes stay. */
export function copyOffer(
  earlier: Pick<ProductFields, 'sizes' | 'frames'>,
  { picture, values, known }: { picture: Extent | undefined; values: Offer; known: readonly StudioSize[] },
): { offer: Offer; leftOut: string[] } {
  const soldSizes = values.sizes.filter((size) => known.some(({ id, sold }) => id === size.id && sold > 0));
  const turned = earlier.sizes.map((size) => ({
    ...size,
    ...turn(size, picture),
    // Its place is the other photograph's.
    ...(size.crop !== undefined && { crop: 0.5 }),
  }));
  const fits = (size: Extent) => !picture || computeDensity(printDensity(picture, size)) !== 'low';
  const { sizes, frames } = toOptionValues({
    sizes: turned.filter((size) => fits(size) && !soldSizes.some((one) => isSameSize(readMeasures(one), size))),
    frames: earlier.frames,
  });
  return {
    offer: { sizes: [...soldSizes, ...sizes.map(withoutId)], frames: frames.map(withoutId) },
    leftOut: turned.filter((size) => !fits(size)).map(sizeText),
  };
}

/** Its longer side lies on the picture's. */
function turn({ width, height }: Extent, picture: Extent | undefined): Extent {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (!picture || picture.width === picture.height) return { width, height };
  return picture.width > picture.height ? { width: long, height: short } : { width: short, height: long };
}

/** A new entry: the id is another print's. */
const withoutId = <Entry extends { key: string; id: string | undefined }>(entry: Entry): Entry => ({
  ...entry,
  key: crypto.randomUUID(),
  id: undefined,
});
