export type Cell = string | number;

/** Prints a table; numbers are right-aligned. */
export function printTable(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
): void {
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? grouped(cell) : cell)));
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...texts.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[], isRight: (column: number) => boolean) =>
    cells
      .map((cell, column) =>
        isRight(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const isNumber = (column: number) => rows.every((row) => typeof row[column] === 'number');
  console.log(`\n${title}\n`);
  console.log(line(heads, isNumber));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of texts) console.log(line(row, isNumber));
}

function grouped(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 1 ? 3 : 1 });
}
