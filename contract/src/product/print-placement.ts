/** Centimetres of a print or pixels of its picture. */
interface Sides {
  width: number;
  height: number;
}

export interface Placement extends Sides {
  /** Part of what is cut that lies on the left or at the top, from 0 to 1; missing where nothing is cut. */
  crop?: number | undefined;
}

/** How much a photograph's shape may differ from its paper's before one sees what is cut. */
const SHAPE_TOLERANCE = 0.02;

const ratioOf = ({ width, height }: Sides): number => width / height;

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

/** Returns the part of a photograph that a cropped print shows, in the photograph's pixels. */
export function shownArea(picture: Sides, { crop = 0, ...size }: Placement): Sides & { left: number; top: number } {
  const ratio = ratioOf(layAlong(picture, size));
  const width = Math.min(picture.width, picture.height * ratio);
  const height = Math.min(picture.height, picture.width / ratio);
  return { width, height, left: (picture.width - width) * crop, top: (picture.height - height) * crop };
}

/** `8% off the left, 25% off the right`. */
export function describeCut(picture: Sides, print: Placement): string {
  const { width, height, left, top } = shownArea(picture, print);
  const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`;
  return width < picture.width
    ? `${percent(left, picture.width)} off the left, ${percent(picture.width - width - left, picture.width)} off the right`
    : `${percent(top, picture.height)} off the top, ${percent(picture.height - height - top, picture.height)} off the bottom`;
}
