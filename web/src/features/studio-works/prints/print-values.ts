import { densityOf, PPI_MIN, printDensity } from '@aperture-byline/contract/product/print-density';
import type {
  FrameFields,
  ProductFields,
  SizeFields,
} from '@aperture-byline/contract/product/studio-schemas';
import type { StudioProduct, StudioSize } from '@aperture-byline/contract/product/studio-wire';
import type { Picture } from '@aperture-byline/contract/shared/picture';
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
}

export interface FrameValues {
  key: string;
  id: string | undefined;
  type: string;
  charge: string;
  description: string;
}

export type PrintValues = Omit<ProductFields, 'categories' | 'sizes' | 'frames'> & {
  /** Separated by commas. */
  categories: string;
  sizes: SizeValues[];
  frames: FrameValues[];
};

let added = 0;

function newKey(): string {
  added += 1;
  return `new-${added}`;
}

export const blankSize = (): SizeValues => ({
  key: newKey(),
  id: undefined,
  width: '',
  height: '',
  price: '',
  edition: '',
});

export const blankFrame = (): FrameValues => ({
  key: newKey(),
  id: undefined,
  type: '',
  charge: '',
  description: '',
});

/** A print as its form has it. Entries keep the keys that they had before, so that their fields keep the focus. */
export function valuesOf({ fields }: Pick<StudioProduct, 'fields'>, before?: PrintValues): PrintValues {
  const { categories, sizes, frames, ...rest } = fields;
  return {
    ...rest,
    categories: categories.join(', '),
    sizes: sizes.map(({ id, width, height, price, edition }, index) => ({
      key: before?.sizes[index]?.key ?? id ?? newKey(),
      id,
      width: String(width),
      height: String(height),
      price: String(price),
      edition: edition === null ? '' : String(edition),
    })),
    frames: frames.map(({ id, type, charge, description }, index) => ({
      key: before?.frames[index]?.key ?? id ?? newKey(),
      id,
      type,
      charge: String(charge),
      description,
    })),
  };
}

/**
 * A number that may be typed as `27,500`. What is empty is left out of the body and what is no number is null there, so that the server
 * tells what is wrong.
 */
function numberOf(typed: string): number {
  const text = typed.replaceAll(',', '').trim();
  return text === '' ? (undefined as unknown as number) : Number(text);
}

export function fieldsOf({ categories, sizes, frames, ...rest }: PrintValues): ProductFields {
  return {
    ...rest,
    categories: categories
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
    sizes: sizes.map(
      ({ id, width, height, price, edition }): SizeFields => ({
        ...(id !== undefined && { id }),
        width: numberOf(width),
        height: numberOf(height),
        price: numberOf(price),
        edition: edition.trim() === '' ? null : numberOf(edition),
      }),
    ),
    frames: frames.map(
      ({ id, type, charge, description }): FrameFields => ({
        ...(id !== undefined && { id }),
        type,
        charge: numberOf(charge),
        description,
      }),
    ),
  };
}

/** The measures of a size are wrong together, and for the photograph that is printed. */
export function relatedPaths(path: string): readonly string[] {
  const [, size] = /^(sizes\[\d+\])\.(?:width|height)$/.exec(path) ?? [];
  return size === undefined ? [] : [`${size}.width`, `${size}.height`, 'imageIds'];
}

/** What a print of this size would be like, and whether it can be offered at all; empty until both sides are typed. */
export function densityText(
  picture: Pick<Picture, 'width' | 'height'> | undefined,
  { width, height }: Pick<SizeValues, 'width' | 'height'>,
): { text: string; isLow: boolean } {
  if (!picture) return { text: studioMessages.densityUnknown, isLow: false };
  const print = { width: numberOf(width), height: numberOf(height) };
  if (!(print.width > 0 && print.height > 0)) return { text: '', isLow: false };
  const ppi = printDensity(picture, print);
  const told = `${ppi} pixels per inch`;
  switch (densityOf(ppi)) {
    case 'low':
      return { text: `${told}: too few to be offered, ${PPI_MIN} is the least`, isLow: true };
    case 'distance':
      return { text: `${told}: good from a distance`, isLow: false };
    case 'good':
      return { text: told, isLow: false };
  }
}

/** How many prints of a size are sold and left; empty where nothing is to be told. */
export function soldText(size: StudioSize | undefined, edition: number | null): string {
  if (!size || (size.sold === 0 && size.left === null)) return '';
  if (size.left === null) return `${size.sold} sold`;
  return size.left === 0 ? `Sold out: all ${size.sold}` : `${size.left} of ${edition} left`;
}
