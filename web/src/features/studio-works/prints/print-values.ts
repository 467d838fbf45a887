import type { FrameFields, ProductFields, SizeFields } from '@aperture-byline/contract/product/bodies';
import { computeDensity, largestPrint, PPI_MIN, printDensity } from '@aperture-byline/contract/product/print-density';
import type { StudioSize } from '@aperture-byline/contract/product/wire';
import type { Picture } from '@aperture-byline/contract/shared/picture';
import { cleanText } from '@aperture-byline/contract/shared/text/clean-text';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';

/** Numbers as they are typed. `key` tells entries apart while they have no id. */
export interface SizeValues {
  key: string;
  id: string | undefined;
  width: string;
  height: string;
  price: string;
  /** Empty where the number of prints is not limited. */
  edition: string;
  /** A part from 0 to 1, see `Placement`; empty where the photograph is printed whole. */
  crop: string;
}

export interface FrameValues {
  key: string;
  id: string | undefined;
  type: string;
  charge: string;
  description: string;
  /** Empty where it takes the usual time. */
  leadDays: string;
}

export type PrintValues = Omit<ProductFields, 'sizes' | 'frames'> & {
  sizes: SizeValues[];
  frames: FrameValues[];
};

export const blankSize = (): SizeValues => ({
  key: crypto.randomUUID(),
  id: undefined,
  width: '',
  height: '',
  price: '',
  edition: '',
  crop: '',
});

export const blankFrame = (): FrameValues => ({
  key: crypto.randomUUID(),
  id: undefined,
  type: '',
  charge: '',
  description: '',
  leadDays: '',
});

export const toValues = ({ sizes, frames, ...fields }: ProductFields): PrintValues => ({
  ...fields,
  ...toOptionValues({ sizes, frames }),
});

export function toOptionValues({
  sizes,
  frames,
}: Pick<ProductFields, 'sizes' | 'frames'>): Pick<PrintValues, 'sizes' | 'frames'> {
  return {
    sizes: sizes.map(({ id, width, height, price, edition, crop }) => ({
      key: id ?? crypto.randomUUID(),
      id,
      width: String(width),
      height: String(height),
      price: String(price),
      edition: edition === null ? '' : String(edition),
      crop: crop === undefined ? '' : String(crop),
    })),
    frames: frames.map(({ id, type, charge, description, leadDays }) => ({
      key: id ?? crypto.randomUUID(),
      id,
      type,
      charge: String(charge),
      description,
      leadDays: leadDays === undefined ? '' : String(leadDays),
    })),
  };
}

/** Reads numbers like `27,500`: undefined for an empty text, left out of the body; null for none. */
function readNumber(typed: string): number | undefined {
  const text = (cleanText('code', typed) ?? typed).replaceAll(',', '');
  return text === '' ? undefined : Number(text);
}

/** Sizes and frames that lack something are sent as they are, so that the server says what is wrong. */
export function toFields({ sizes, frames, ...values }: Partial<PrintValues>): Partial<ProductFields> {
  return {
    ...values,
    ...(sizes && {
      sizes: sizes.map(
        ({ id, width, height, price, edition, crop }) =>
          ({
            ...(id !== undefined && { id }),
            width: readNumber(width),
            height: readNumber(height),
            price: readNumber(price),
            edition: readNumber(edition) ?? null,
            ...(readNumber(crop) !== undefined && { crop: readNumber(crop) }),
          }) as SizeFields,
      ),
    }),
    ...(frames && {
      frames: frames.map(
        ({ id, type, charge, description, leadDays }) =>
          ({
            ...(id !== undefined && { id }),
            type,
            charge: readNumber(charge),
            description,
            ...(readNumber(leadDays) !== undefined && { leadDays: readNumber(leadDays) }),
          }) as FrameFields,
      ),
    }),
  };
}

/** Whether something that every size or frame needs is not typed yet. */
export const isIncomplete = {
  sizes: ({ sizes }: PrintValues): boolean =>
    sizes.some(({ width, height, price }) => [width, height, price].some((text) => text.trim() === '')),
  frames: ({ frames }: PrintValues): boolean =>
    frames.some(({ type, charge }) => [type, charge].some((text) => text.trim() === '')),
};

interface Entry {
  key: string;
  id: string | undefined;
}

/** The entries with the ids that the server gave to what was sent, in the same order. */
function withIds<E extends Entry>(
  entries: readonly E[],
  savedValues: readonly Entry[] = [],
  saved: readonly { id?: string | undefined }[],
): E[] {
  const ids = new Map(savedValues.map(({ key }, index) => [key, saved[index]?.id]));
  return entries.map((entry) => ({ ...entry, id: entry.id ?? ids.get(entry.key) }));
}

/** New entries get their ids once they are saved, and keep their keys, by which their fields keep the focus. */
export function withSavedIds(
  values: PrintValues,
  savedValues: Partial<PrintValues>,
  saved: ProductFields,
): PrintValues {
  return {
    ...values,
    sizes: withIds(values.sizes, savedValues.sizes, saved.sizes),
    frames: withIds(values.frames, savedValues.frames, saved.frames),
  };
}

/** Entries that the server does not have any more are new again. */
export function withKnownIds(values: PrintValues, present: ProductFields): PrintValues {
  const known = <E extends Entry>(entries: readonly E[], there: readonly { id?: string | undefined }[]): E[] =>
    entries.map((entry) => ({ ...entry, id: there.find(({ id }) => id === entry.id)?.id }));
  return {
    ...values,
    sizes: known(values.sizes, present.sizes),
    frames: known(values.frames, present.frames),
  };
}

/** The measures of a size are wrong together, and for the photograph that is printed. */
export function relatedPaths(path: string): readonly string[] {
  const [, size] = /^(sizes\[\d+\])\.(?:width|height)$/.exec(path) ?? [];
  return size === undefined ? [] : [`${size}.width`, `${size}.height`, 'imageIds'];
}

/** `60 × 40 cm`. */
export const sizeText = ({ width, height }: Pick<Picture, 'width' | 'height'>): string => `${width} × ${height} cm`;

/** Returns the measures of a size as they are typed; 0 for what is missing. */
export const readMeasures = ({ width, height }: Pick<SizeValues, 'width' | 'height'>) => ({
  width: readNumber(width) ?? 0,
  height: readNumber(height) ?? 0,
});

/** Returns a print's density as text ('' until both sides are typed), and whether it is too low. */
export function densityText(
  picture: Pick<Picture, 'width' | 'height'> | undefined,
  size: Pick<SizeValues, 'width' | 'height'>,
): { text: string; isLow: boolean } {
  if (!picture) return { text: studioMessages.densityUnknown, isLow: false };
  const print = readMeasures(size);
  if (!(print.width > 0 && print.height > 0)) return { text: '', isLow: false };
  const ppi = printDensity(picture, print);
  const text = `${ppi} pixels per inch`;
  const largest = largestPrint(picture);
  switch (computeDensity(ppi)) {
    case 'low':
      return {
        text: [
          `${text}: too few to be offered, ${PPI_MIN} is the least.`,
          ...(largest ? [studioMessages.largestSize(sizeText(largest))] : []),
        ].join(' '),
        isLow: true,
      };
    case 'distance':
      return { text: `${text}: good from a distance`, isLow: false };
    case 'good':
      return { text, isLow: false };
  }
}

/** How many prints of a size are sold and left; empty where nothing is to be told. */
export function soldText(size: StudioSize | undefined, edition: number | null): string {
  if (!size || (size.sold === 0 && size.left === null)) return '';
  if (size.left === null) return `${size.sold} sold`;
  return size.left === 0 ? `Sold out: all ${size.sold}` : `${size.left} of ${edition} left`;
}
