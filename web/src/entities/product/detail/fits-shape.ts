/** How much a picture's shape may differ from a size's, before a drawing of it would mislead. */
const SHAPE_TOLERANCE = 0.02;

interface Extent {
  width: number;
  height: number;
}

/** Returns whether the ratios differ by two percent at most: else a drawing would show a crop nobody decided on. */
export function fitsShape(picture: Extent, size: Extent): boolean {
  const difference = (picture.width / picture.height) * (size.height / size.width) - 1;
  return Math.abs(difference) <= SHAPE_TOLERANCE;
}
