import { sizes } from '#components/base/sizes.ts';

/** Two photographs side by side, or the last one alone. */
export interface Row<T> {
  items: T[];
  /**
   * A row this many times as wide as high shows each photograph uncropped: the sum of their ratios (width / height).
   */
  ratio: number;
}

/** Ratio (width / height) of a row of two photographs in the most common format, 3:2. */
const USUAL_RATIO = 3;

/** Pairs in order. An odd last one is no higher than the photographs of a usual row; only a panorama fills its row. */
export function pairUp<T>(items: readonly T[], getRatio: (item: T) => number): Row<T>[] {
  const rows: Row<T>[] = [];
  for (let start = 0; start < items.length; start += 2) {
    const pair = items.slice(start, start + 2);
    const ratio = pair.reduce((sum, item) => sum + getRatio(item), 0);
    rows.push({ items: pair, ratio: pair.length === 2 ? ratio : Math.max(ratio, USUAL_RATIO) });
  }
  return rows;
}

/** Percent of the viewport's height that a row takes at most, as in `photograph-rows.module.css`. */
const ROW_HEIGHT = 84;

/**
 * The `sizes` of a photograph of aspect `ratio` in a row of `rowRatio`, as `photograph-rows.module.css` lays it out.
 * Where a scrollbar takes its part or not, they tell the narrower slot: files come in doubling widths, so a slot told
 * too wide would get one of more than twice its width.
 */
export function slotSizes(ratio: number, rowRatio: number): string {
  const share = (ratio / rowRatio).toFixed(4);
  const inRow = (width: string) => `min(${share} * (${width} - 15px), ${(ratio * ROW_HEIGHT).toFixed(1)}vh)`;
  return sizes({ 0: '100vw', 768: inRow('88.8vw'), 1600: inRow('1392px') });
}
