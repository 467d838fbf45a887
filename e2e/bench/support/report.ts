/** A boolean says whether a row is within its limit. */
export type Cell = string | number | boolean;

export function printTable(title: string, heads: readonly string[], rows: readonly (readonly Cell[])[]): void {
  console.log(`\n${title}\n`);
  console.table(rows.map((row) => Object.fromEntries(row.map((cell, column) => [heads[column], format(cell)]))));
}

/** Prints rows that end with whether they are within their limit; true where all are. */
export function printLimited(title: string, heads: readonly string[], rows: readonly (readonly Cell[])[]): boolean {
  printTable(title, [...heads, 'within limit'], rows);
  return rows.every((cells) => cells.at(-1) === true);
}

function format(cell: Cell): string | number {
  if (typeof cell === 'boolean') return cell ? 'yes' : 'NO';
  return typeof cell === 'number' ? Number(cell.toFixed(cell < 1 ? 3 : 1)) : cell;
}

type Target = { atMost: number } | { atLeast: number };
/** By the head of the figure's column. */
type Targets = Readonly<Record<string, Target>>;

/** A page in the browser. Milliseconds, bytes after gzip, and Lighthouse's scores. */
export const PAGE_SPEED: Targets = {
  LCP: { atMost: 1500 },
  TBT: { atMost: 200 },
  CLS: { atMost: 0.01 },
  'JS bytes': { atMost: 110_000 },
  'HTML bytes': { atMost: 25_000 },
  perf: { atLeast: 98 },
  a11y: { atLeast: 100 },
  practices: { atLeast: 100 },
  SEO: { atLeast: 100 },
};

/** A page on the server. Milliseconds, pages per second of one instance. */
export const PAGE_ANSWERS: Targets = {
  'first byte p50': { atMost: 40 },
  'instance pages/s': { atLeast: 60 },
  'HTML bytes': { atMost: 25_000 },
};

export const INSTANCE_MEMORY: Targets = { 'peak memory, MB': { atMost: 350 } };

/** The heads of all figures that miss their target; empty where none does. A figure that is not a number misses it. */
export function missedTargets(figures: Readonly<Record<string, number>>, targets: Targets): string {
  return Object.entries(targets)
    .filter(([head, target]) => {
      const figure = figures[head] ?? Number.NaN;
      return !('atMost' in target ? figure <= target.atMost : figure >= target.atLeast);
    })
    .map(([head]) => head)
    .join(', ');
}

export function describeTargets(targets: Targets): string {
  return Object.entries(targets)
    .map(([head, target]) => ('atMost' in target ? `${head} ≤ ${target.atMost}` : `${head} ≥ ${target.atLeast}`))
    .join(', ');
}
