import { layAlong, type Placement, ratioOf, type Sides } from './print-placement.ts';

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
