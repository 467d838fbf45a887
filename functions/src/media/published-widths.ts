/**
 * Made for the slots of the pages, times one, two and three dots a pixel: 160 and 240 for small pictures beside others,
 * 480 to 1080 for phones and cards, 1600 to 2560 for large screens and the whole screen. Whatever the slot from 80 pixels
 * on, the narrowest width that fills it is at most twice the slot, and from 480 on at most 1.67 times.
 */
const ladder = [160, 240, 480, 800, 1080, 1600, 2048, 2560] as const;

/** No published file is longer than this on either side: an upright phone picture is not 3400 pixels tall. */
const longestSide = 2560;

/** A step worth a file of its own is at least this much wider than the one below. */
const worthwhileStep = 1.15;

/**
 * Widths in pixels to publish of an upright picture, ascending, at least one, never wider than the picture.
 * Six to eight for any photograph; fewer for very small or very tall pictures.
 */
export function publishedWidths(width: number, height: number): number[] {
  const widest = Math.max(1, Math.min(width, longestSide, Math.floor((longestSide * width) / height)));
  const widths: number[] = ladder.filter((step) => step <= widest);
  const top = widths.at(-1);
  if (top === undefined || widest >= top * worthwhileStep) widths.push(widest);
  return widths;
}
