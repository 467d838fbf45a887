import { readAmount } from './read-amount.ts';
import { readDirection } from './read-direction.ts';

/** Which column is which; -1 where there is none. */
export interface Columns {
  date: number;
  credit: number;
  debit: number;
  /** Amounts of both directions. */
  amount: number;
  /** Says of an amount whether it came or went. */
  type: number;
  reference: number;
  narration: number;
}

/** Banks write some lines about the account before the names of the columns. */
export const HEADER_WITHIN = 60;
/** A day, words and an amount. */
const COLUMNS_MIN = 3;
/** Rows that show what a column has. */
export const SAMPLE = 50;

const DATE = /(?:^| )(?:date|dt|dat|day|दिनांक|तारीख|तिथि)(?: |$)/iu;
const CREDIT =
  /(?:^| )(?:credits?|credited|deposits?|deposited|cr|paid in|money in|receipts?|inflow|(?:amount|amt) received|received (?:amount|amt)|जमा|क्रेडिट)(?: |$)/iu;
const DEBIT =
  /(?:^| )(?:debits?|debited|withdrawals?|withdrawn|dr|paid out|money out|payments?|outflow|नामे|नावे|डेबिट|निकासी|आहरण)(?: |$)/iu;
const AMOUNT = /(?:^| )(?:amount|amt|value inr|राशि|धनराशि|रकम)(?: |$)/iu;
const BALANCE = /(?:^| )(?:balance|bal|शेष|बैलेंस|बाकी)(?: |$)/iu;
const TYPE = /(?:^| )(?:type|indicator|sign|flag|direction|crdr|drcr|c d|d c|प्रकार)(?: |$)/iu;
const REFERENCE =
  /(?:^| )(?:ref|reference|utr|rrn|chq|chqno|cheque|instrument|(?:transaction|txn|tran) (?:id|no)|संदर्भ|चेक)(?: |$)/iu;
/** Numbers of other things, such as those of cheques and branches. */
const NUMBERED = /(?:^| )(?:no|number|id|code|count|mode|card|संख्या)(?: |$)/iu;
const NARRATION = /(?:^| )(?:narration|description|particulars?|remarks?|details?|विवरण|वर्णन|ब्यौरा)(?: |$)/iu;

/** `Cr_Amt.`, `CreditAmount` and `Amount(Rs.)` as words. */
const toWords = (cell: string): string =>
  cell
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Finds the row that names the columns; null without one. Lines about the account have no day and words. */
export function findHeader(
  rows: readonly (readonly string[])[],
): { line: number; width: number; columns: Columns } | null {
  const found = rows.slice(0, HEADER_WITHIN).flatMap((cells, line) => {
    // Amounts stand below their names: without names, a line of amounts would be taken for them.
    if (cells.some((cell) => readAmount(cell) !== null)) return [];
    const columns = findColumns(cells, rows.slice(line + 1, line + 1 + SAMPLE));
    const isHeader = cells.length >= COLUMNS_MIN && (columns.credit >= 0 || columns.amount >= 0);
    return isHeader ? [{ line, width: cells.length, columns }] : [];
  });
  const dated = found.filter(({ columns }) => columns.date >= 0);
  return dated.find(({ columns }) => columns.narration >= 0) ?? dated[0] ?? found[0] ?? null;
}

function findColumns(header: readonly string[], sample: readonly (readonly string[])[]): Columns {
  const names = header.map(toWords);
  const count = (column: number, isIt: (cell: string) => boolean) =>
    sample.filter((cells) => isIt(cells[column] ?? '')).length;
  const amounts = names.map((_, column) => count(column, (cell) => readAmount(cell) !== null));
  const directions = names.map((_, column) => count(column, (cell) => readDirection(cell) !== null));
  const day = names.findIndex((name) => DATE.test(name));
  // Sums and notes below the lines have no day.
  const dated = sample.filter((cells) => day < 0 || /\p{Nd}/u.test(cells[day] ?? ''));
  // All that it says is a direction, and it says both: the code of a country may be `IN` on each line.
  const saysDirections = (column: number) => {
    const cells = dated.flatMap((row) => row[column]?.trim() || []);
    const said = new Set(cells.map(readDirection));
    return said.size === 2 && !said.has(null) && cells.some((cell) => /\p{L}/u.test(cell));
  };
  const find = (isIt: (name: string, column: number) => boolean) =>
    names.findIndex((name, column) => !BALANCE.test(name) && !DATE.test(name) && isIt(name, column));
  const narration = find((name) => NARRATION.test(name));
  const isBoth = (name: string) => CREDIT.test(name) && DEBIT.test(name);
  // A type says nothing but the direction; a column that is named alike may have the amounts themselves:
  // `4,100.00(Cr)`.
  const types = names.map((name, column) =>
    isBoth(name) || TYPE.test(name)
      ? (amounts[column] ?? 0) <= (directions[column] ?? 0)
      : column !== narration && saysDirections(column),
  );
  const isType = (column: number) => types[column] ?? false;
  const isSum = (name: string, column: number) =>
    !isType(column) && !TYPE.test(name) && !NUMBERED.test(name) && !REFERENCE.test(name);
  const credit = find((name, column) => isSum(name, column) && CREDIT.test(name) && !DEBIT.test(name));
  const amount = find(
    (name, column) =>
      isSum(name, column) && (isBoth(name) || (AMOUNT.test(name) && !DEBIT.test(name) && !CREDIT.test(name))),
  );
  return {
    date: day,
    credit,
    debit: find((name, column) => isSum(name, column) && DEBIT.test(name) && !CREDIT.test(name)),
    amount,
    type: findType(names, { amount, isType, directions }),
    reference: find((name) => REFERENCE.test(name)),
    narration,
  };
}

/** Beside the amount: another one says whether the balance is an overdraft. */
function findType(
  names: readonly string[],
  {
    amount,
    isType,
    directions,
  }: {
    amount: number;
    isType: (column: number) => boolean;
    directions: readonly number[];
  },
): number {
  const balance = names.findIndex((name) => BALANCE.test(name));
  const isOfBalance = (column: number) => balance > amount && column > balance;
  const types = names.flatMap((_, column) =>
    isType(column) && !isOfBalance(column) && (directions[column] ?? 0) > 0 ? [column] : [],
  );
  return types.find((column) => column > amount) ?? types.at(-1) ?? -1;
}
