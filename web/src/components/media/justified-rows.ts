/** Pictures side by side, each with the share of the row's width (0 to 1) that makes all of them equally high. */
interface Row<T> {
  items: { item: T; share: number }[];
}

/** A row is full when it is this many times as wide as high. */
const FULL = 3.2;

/** Fills rows in order, none much higher than a third of its width. A last one too short joins the one before. */
export function justifyRows<T>(items: readonly T[], getRatio: (item: T) => number): Row<T>[] {
  const total = items.reduce((sum, item) => sum + getRatio(item), 0);
  const count = Math.max(1, Math.round(total / FULL));
  const rows: T[][] = Array.from({ length: count }, () => []);
  let passed = 0;
  for (const item of items) {
    // The middle of a picture decides in which of the equally long rows it hangs.
    const middle = passed + getRatio(item) / 2;
    rows[Math.min(count - 1, Math.floor((middle / total) * count))]?.push(item);
    passed += getRatio(item);
  }
  return rows
    .filter((row) => row.length > 0)
    .map((row) => {
      const sum = row.reduce((all, item) => all + getRatio(item), 0);
      return { items: row.map((item) => ({ item, share: getRatio(item) / sum })) };
    });
}

/** The width of a slot, in the unit of `row` and `gap`; `share` is its part of the row without its `gaps`. */
export function slotWidth(share: number, gaps: number, { row, gap }: { row: number; gap: number }): string {
  return (share * (row - gaps * gap)).toFixed(1);
}
