import {
  isBalanceName,
  isBothName,
  isCompletionName,
  isCurrencyName,
  isDateName,
  isFailureName,
  isForeignBalance,
  isNarrationName,
  isReferenceName,
  isStatusName,
  isTypeName,
  isTypeOfOther,
  readSumName,
  toWords,
} from './column-names.ts';
import { readAmount } from './read-amount.ts';
import { type Direction, readDirection } from './read-direction.ts';
import type { Table } from './split-tables.ts';

/** Which column is which; -1 where there is none. */
export interface Columns {
  date: number;
  /** Amounts of transfers; a direction of null where they may have either. */
  sums: readonly { column: number; direction: Direction | null }[];
  /** Columns that say of a transfer whether it came or went. */
  marks: readonly number[];
  balance: number;
  statuses: readonly number[];
  /** Say that a transfer was undone, where they say anything. */
  failures: readonly number[];
  /** Say that a transfer was completed, or when. */
  completions: readonly number[];
  currencies: readonly number[];
  reference: number;
  narration: number;
}

const SAMPLE = 50;
/** May be short for other words too, such as cash. */
const LETTER = /^[\s([]*[cd][\s.)\]]*$/i;

export function findColumns({ header, rows }: Table): Columns {
  const sample = rows.slice(0, SAMPLE);
  const names = header.map(toWords);
  const count = (column: number, isIt: (cell: string) => boolean) =>
    sample.filter((cells) => isIt(cells[column] ?? '')).length;
  const amounts = names.map((_, column) => count(column, (cell) => readAmount(cell) !== null));
  const directions = names.map((_, column) => count(column, (cell) => readDirection(cell) !== null));
  const day = names.findIndex(isDateName);
  // Sums and notes below the lines have no day.
  const dated = sample.filter((cells) => day < 0 || /\p{Nd}/u.test(cells[day] ?? ''));
  // All that it says is a direction, and not one that came alone: the code of a country may be `IN` on each line.
  const saysDirections = (column: number) => {
    const cells = dated.flatMap((row) => row[column]?.trim() || []);
    const said = new Set(cells.map(readDirection));
    const isWord = said.has('credit') || !cells.some((cell) => LETTER.test(cell));
    return isWord && said.has('debit') && !said.has(null) && cells.some((cell) => /\p{L}/u.test(cell));
  };
  const find = (isIt: (name: string, column: number) => boolean) =>
    names.findIndex((name, column) => !isBalanceName(name) && !isDateName(name) && isIt(name, column));
  const narration = find(isNarrationName);
  // A type says nothing but the direction; a column that is named alike may have the amounts themselves:
  // `4,100.00(Cr)`.
  const types = names.map((name, column) => {
    if (isTypeOfOther(name) || isDateName(name)) return false;
    if (isBothName(name)) return (amounts[column] ?? 0) <= (directions[column] ?? 0);
    if (saysDirections(column)) return column !== narration || isTypeName(name);
    return isTypeName(name) && !rows.some((cells) => LETTER.test(cells[column] ?? ''));
  });
  const isForeign = names.some(isForeignBalance);
  const sums = names.flatMap((name, column) => {
    const direction = readSumName(name);
    const isSum = direction && !isForeign && !types[column] && !isBalanceName(name) && !isDateName(name);
    return isSum ? [{ column, direction: direction === 'both' ? null : direction }] : [];
  });
  const balance = names.findIndex((name, column) => isBalanceName(name) && !types[column] && !isTypeName(name));
  const hasAmounts = (column: number) => sums.some((sum) => sum.column === column) || column === balance;
  const list = (isIt: (column: number) => boolean) => [...names.keys()].filter(isIt);
  return {
    date: day,
    sums,
    marks: findMarks(names, {
      types: list((column) => types[column] ?? false),
      sums: sums.map(({ column }) => column),
    }),
    balance,
    statuses: list(
      (column) => isStatusName(names[column] ?? '') && rows.some((cells) => (cells[column] ?? '').trim() !== ''),
    ),
    failures: list((column) => isFailureName(names[column] ?? '') && !hasAmounts(column)),
    completions: list(
      (column) =>
        isCompletionName(names[column] ?? '') && !hasAmounts(column) && rows.some((cells) => cells[column]?.trim()),
    ),
    currencies: list((column) => isCurrencyName(names[column] ?? '')),
    reference: find(isReferenceName),
    narration,
  };
}

/**
 * Returns the types of transfers: another one of that name says whether the balance is an overdraft, and stands on the
 * same side of it.
 */
function findMarks(
  names: readonly string[],
  { types, sums }: { types: readonly number[]; sums: readonly number[] },
): number[] {
  const figures = names.flatMap((name, column) =>
    sums.includes(column) || (isBalanceName(name) && !types.includes(column)) ? [column] : [],
  );
  const [firstFigure = -1] = figures;
  const groups = names.map((name) => name.toLowerCase().split(' ').sort().join(' '));
  return types.filter((column) => {
    const isBefore = groups.indexOf(groups[column] ?? '') < firstFigure;
    const owner = isBefore ? figures.find((figure) => figure > column) : figures.findLast((figure) => figure < column);
    return owner !== undefined && sums.includes(owner) && !isBalanceName(names[column] ?? '');
  });
}
