/**
 * Each width is twice the one before: whatever the slot between 80 and 2560 pixels, the narrowest width
 * that fills it is at most twice the slot.
 */
const ladder = [160, 320, 640, 1280, 2560] as const;

/** No published file is longer than this on either side: an upright phone picture is not 3400 pixels tall. */
const longestSide = 2560;

/** A step worth a file of its own is at least this much wider than the one below. */
const worthwhileStep = 1.15;

/**
 * Widths in pixels to publish of an upright picture, ascending, at least one, never wider than the picture.
 * Four or five for any photograph; fewer for very small or very tall pictures.
 */
export function publishedWidths(width: number, height: number): number[] {
  const widest = Math.max(1, Math.min(width, longestSide, Math.floor((longestSide * width) / height)));
  const widths: number[] = ladder.filter((step) => step <= widest);
  const top = widths.at(-1);
  if (top === undefined || widest >= top * worthwhileStep) widths.push(widest);
  return widths;
}
