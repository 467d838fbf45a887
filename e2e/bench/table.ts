export type Cell = string | number;

/** Prints a table. */
export function printTable(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
): void {
  console.log(`\n${title}\n`);
  console.table(
    rows.map((row) => Object.fromEntries(row.map((cell, column) => [heads[column], round(cell)]))),
  );
}

function round(cell: Cell): Cell {
  return typeof cell === 'number' ? Number(cell.toFixed(cell < 1 ? 3 : 1)) : cell;
}
