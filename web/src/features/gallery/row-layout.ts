/** Two photographs side by side, or the last one alone. */
export interface Row<T> {
  items: T[];
  /** Sum of the aspect ratios (width / height): a row this many times as wide as high shows each uncropped. */
  ratio: number;
}

/** Pairs in order; an odd last one stands alone. */
export function pairUp<T>(items: readonly T[], ratioOf: (item: T) => number): Row<T>[] {
  const rows: Row<T>[] = [];
  for (let start = 0; start < items.length; start += 2) {
    const pair = items.slice(start, start + 2);
    rows.push({ items: pair, ratio: pair.reduce((sum, item) => sum + ratioOf(item), 0) });
  }
  return rows;
}

/** The highest a row may get, in percent of the viewport's height. `photograph-rows.module.css` keeps the same figure. */
const ROW_HEIGHT = 84;

/**
 * The `sizes` of a photograph of aspect `ratio` in a row of `rowRatio`, as `photograph-rows.module.css` lays it out.
 * Where a scrollbar takes its part or not, they tell the narrower slot: files come in doubling widths, so a slot told
 * too wide would get one of more than twice its width.
 */
export function slotSizes(ratio: number, rowRatio: number): string {
  const share = (ratio / rowRatio).toFixed(4);
  const inRow = (width: string) => `min(${share} * (${width} - 15px), ${(ratio * ROW_HEIGHT).toFixed(1)}vh)`;
  return `(min-width: 1600px) ${inRow('1392px')}, (min-width: 700px) ${inRow('88.8vw')}, 100vw`;
}
