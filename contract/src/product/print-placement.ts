/** Centimetres of a print or pixels of its picture. */
export interface Sides {
  width: number;
  height: number;
}

export interface Placement extends Sides {
  /** Part of what is cut that lies on the left or at the top, from 0 to 1; missing where nothing is cut. */
  crop?: number | undefined;
}

/** How much a photograph's shape may differ from its paper's before one sees what is cut. */
const SHAPE_TOLERANCE = 0.02;

export const ratioOf = ({ width, height }: Sides): number => width / height;

/** Lays a size along its photograph, longer side on longer side: turned by 90°, it is the same print. */
export function layAlong(picture: Sides, { width, height }: Sides): Sides {
  const isTurned = (picture.width - picture.height) * (width - height) < 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

/** Returns whether a photograph fills its paper: their ratios differ by two percent at most. */
export function fitsShape(picture: Sides, size: Sides): boolean {
  return Math.abs(ratioOf(picture) / ratioOf(layAlong(picture, size)) - 1) <= SHAPE_TOLERANCE;
}

/** Says how a photograph lies on paper of other proportions; empty where it fills the paper as it is. */
export function describePlacement(picture: Sides, print: Placement): '' | 'cropped' | 'white border' {
  if (fitsShape(picture, print)) return '';
  return print.crop === undefined ? 'white border' : 'cropped';
}

/** `60cm x 40cm, white border`; how it lies on its paper is left out where the photograph fills it. */
export function describeSize(print: Placement & { picture: { width: number; height: number } | null }): string {
  const placement = print.picture && describePlacement(print.picture, print);
  return [`${print.width}cm x ${print.height}cm`, placement].filter(Boolean).join(', ');
}
