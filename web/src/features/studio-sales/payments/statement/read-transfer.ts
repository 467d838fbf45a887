import { toPlainDigits } from '@aperture-byline/contract/shared/text/digits';
import type { Columns } from './find-columns.ts';
import { readAmount } from './read-amount.ts';
import { type Direction, readDirection } from './read-direction.ts';
import type { Table } from './split-tables.ts';

export interface Transfer {
  /** Whole rupees. */
  rupees: number;
  direction: Direction;
}

type Cells = readonly string[];

/** Returns what reads a line of a table: null where it is no transfer, or its amount or direction is not certain. */
export function createTransferReader({ header, rows }: Table, columns: Columns): (cells: Cells) => Transfer | null {
  const transfers = rows.filter((cells) => isTransfer(cells, columns));
  const hasBlankEnd = transfers.length > 1 && new Set(transfers.map((cells) => cells.length)).size === 1;
  const isCertain = (cells: Cells) =>
    isAligned(cells, { columns, width: header.length, hasBlankEnd }) && isSettled(cells, columns);
  const moves = transfers.flatMap((cells) => (isCertain(cells) ? (readMove(cells, columns) ?? []) : []));
  const isOneColumn = columns.sums.length === 1 && columns.sums[0]?.direction === null;
  const unsigned = isOneColumn && saysDebits(moves) ? 'credit' : null;
  return (cells) => {
    const move = isTransfer(cells, columns) && isCertain(cells) ? readMove(cells, columns) : null;
    if (!move) return null;
    const [direction = unsigned, ...others] = new Set([...move.signs, ...move.marks]);
    return direction && others.length === 0 ? { rupees: move.rupees, direction } : null;
  };
}

/** Words that stand in the place of a day before a sum. */
const SUM = /\b(?:total|balance|opening|closing|summary|count|page|statement)\b/i;
const DAY_LENGTH = 40;
/** Days that might be amounts: the one of a month, `20261126`, and a spreadsheet's number of it. */
const BARE_DAY = /^(?:\d{1,2}|20\d{6}|[45]\d{4})$/;

/** Whether a line has a day, however it is written, where the others have it: sums below the lines have none. */
function isTransfer(cells: Cells, { date }: Columns): boolean {
  if (date < 0) return !cells.some((cell) => SUM.test(cell));
  const day = toPlainDigits(unwrap(cells[date] ?? ''));
  if (!/\d/.test(day) || day.length > DAY_LENGTH || SUM.test(day)) return false;
  return BARE_DAY.test(day) || readAmount(day) === null;
}

/** Without what makes a cell a text for spreadsheets. */
export const unwrap = (cell: string): string => cell.replace(/^["'=]+|"$/g, '').trim();

/** `3` of `3,000.00` that commas have split, and what follows it. */
const GROUP = /^\D*[1-9]\d{0,2}$/;
const NEXT_GROUP = /^\d{2,3}(?:,\d{2,3})*\.\d\d$/;
const NEXT_GROUP_OR_NUMBER = /^\d{2,3}(?:,\d{2,3})*(?:\.\d+)?$/;

/**
 * Whether each cell stands below its name: commas in a text or an amount that are not quoted move the ones behind them.
 * Blank cells at the end are those of a file that ends each line with a comma.
 */
function isAligned(
  cells: Cells,
  { columns, width, hasBlankEnd }: { columns: Columns; width: number; hasBlankEnd: boolean },
): boolean {
  const isLonger = cells.length > width;
  if (cells.slice(width).some((cell) => cell.trim() !== '')) return false;
  const isSplit = columns.sums.some(({ column }) => {
    const next = isLonger ? NEXT_GROUP_OR_NUMBER : NEXT_GROUP;
    if (!isLonger && column + 1 === columns.balance) return false;
    return GROUP.test(cells[column]?.trim() ?? '') && next.test(cells[column + 1]?.trim() ?? '');
  });
  if (isSplit) return false;
  return !isLonger || hasBlankEnd || !isBlank(cells[columns.balance] ?? '');
}

const BLANK = /^(?:[-−–—.*\s]*|n\.?\/?a\.?|nil|null|none)$/i;
const isBlank = (cell: string): boolean => BLANK.test(unwrap(cell));

const SETTLED: ReadonlySet<string> = new Set(
  'success successful successfully succeeded completed complete settled processed posted cleared credited debited paid received executed confirmed booked done ok transaction txn payment transfer'.split(
    ' ',
  ),
);
const NO = /^\s*(?:n|no|false|0)\s*$/i;
/** Yes, or the day or number of it. */
const YES = /^\s*(?:y|yes|true|1)\s*$|\p{Nd}{2}/iu;
const RUPEES: ReadonlySet<string> = new Set('₹ inr rs rupee rupees indian india भारतीय रुपया रुपये रुपए रु'.split(' '));
const listWords = (cell: string): string[] => cell.toLowerCase().match(/[\p{L}\p{M}\p{N}\p{Sc}]+/gu) ?? [];

/** Whether a text that names a currency means rupees, or names none. */
export const isRupees = (text: string): boolean => isBlank(text) || listWords(text).every((word) => RUPEES.has(word));

/** Whether nothing says that a line failed, was undone, is still pending, or is of another currency. */
function isSettled(cells: Cells, { statuses, failures, completions, currencies }: Columns): boolean {
  const isSaidSettled = (column: number) => {
    const words = listWords(cells[column] ?? '');
    return words.length > 0 && words.every((word) => SETTLED.has(word));
  };
  return (
    currencies.every((column) => isRupees(cells[column] ?? '')) &&
    failures.every((column) => isBlank(cells[column] ?? '') || NO.test(cells[column] ?? '')) &&
    completions.every((column) => YES.test(cells[column] ?? '') || isSaidSettled(column)) &&
    statuses.every(isSaidSettled)
  );
}

/** An amount with all that says whether it came: its column and its own sign, and the marks beside it. */
interface Move {
  rupees: number;
  signs: readonly Direction[];
  marks: readonly Direction[];
}

/** Returns the one amount of a line; null where there is none or another, or a cell of amounts has anything else. */
function readMove(cells: Cells, { sums, marks }: Columns): Move | null {
  const filled = sums.filter(({ column }) => !isBlank(cells[column] ?? '') && !isZero(cells[column] ?? ''));
  const read = filled.map(({ column, direction }) => ({
    direction,
    amount: readAmount(cells[column] ?? ''),
  }));
  const [rupees, ...others] = new Set(read.map(({ amount }) => amount?.rupees));
  if (!rupees || others.length > 0) return null;
  return {
    rupees,
    signs: read.flatMap(({ direction, amount }) => [direction ?? [], amount?.direction ?? []].flat()),
    marks: marks.flatMap((column) => readDirection(cells[column] ?? '') ?? []),
  };
}

const isZero = (cell: string): boolean => readAmount(cell)?.rupees === 0 && !/[1-9]/.test(toPlainDigits(cell));

/** Whether the amounts mark what went and leave what came as it is, and nothing beside them says otherwise. */
function saysDebits(moves: readonly Move[]): boolean {
  const signed = moves.filter(({ signs }) => signs.length > 0);
  const isUnsignedDebit = ({ signs, marks }: Move) => signs.length === 0 && marks.includes('debit');
  return (
    signed.length > 0 &&
    signed.every(({ signs, marks }) => !signs.includes('credit') && !marks.includes('credit')) &&
    !moves.some(isUnsignedDebit)
  );
}
