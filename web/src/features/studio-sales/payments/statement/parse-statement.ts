import Papa from 'papaparse';
import { decodeStatement } from './decode-statement.ts';
import { readAmount } from './read-amount.ts';

/** A transfer of a bank's statement that came in. */
export interface StatementRow {
  /** Its place in the file. */
  line: number;
  /** As they stand in the file. */
  cells: readonly string[];
  /** Whole rupees. */
  amount: number;
  /** Of the column for it; empty where there is none. */
  reference: string;
}

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Banks write some lines about the account before the names of the columns. */
const HEADER_WITHIN = 60;
/** A day, words and an amount. */
const COLUMNS_MIN = 3;

/** Which column is which; -1 where there is none. */
interface Columns {
  credit: number;
  amount: number;
  /** Says of an amount whether it came or went. */
  type: number;
  reference: number;
}

/** The transfers that came in, of a file of a bank in any usual form; empty where it has no columns that are known. */
export function parseStatement(bytes: Uint8Array): StatementRow[] {
  const text = decodeStatement(bytes);
  const headers = DELIMITERS.flatMap((delimiter) => findHeader(text, delimiter) ?? []);
  const [header] = headers.sort((one, other) => other.width - one.width);
  if (!header) return [];
  return parseRows(text, header.delimiter).flatMap((cells, line) => {
    const amount = line > header.line ? readCredit(cells, header.columns) : null;
    const reference = (cells[header.columns.reference] ?? '').trim();
    return amount === null ? [] : [{ line, cells, amount, reference }];
  });
}

const parseRows = (text: string, delimiter: string, preview = 0): string[][] =>
  Papa.parse<string[]>(text, { delimiter, preview, skipEmptyLines: 'greedy' }).data;

function findHeader(text: string, delimiter: string) {
  const rows = parseRows(text, delimiter, HEADER_WITHIN);
  const line = rows.findIndex((cells) => {
    const { credit, amount } = findColumns(cells);
    return cells.length >= COLUMNS_MIN && (credit >= 0 || amount >= 0);
  });
  const cells = rows[line];
  return cells && { delimiter, line, width: cells.length, columns: findColumns(cells) };
}

const CREDIT = /\b(?:credits?|deposits?|cr)\b/i;
const DEBIT = /\b(?:debits?|withdrawals?|dr)\b/i;
const AMOUNT = /\b(?:amount|amt)\b/i;
const BALANCE = /\bbalance\b/i;
const TYPE = /\btype\b/i;
const REFERENCE = /\b(?:ref|reference|utr|rrn|chq|cheque|transaction id|txn id)\b/i;

function findColumns(cells: readonly string[]): Columns {
  const isType = (cell: string) => (CREDIT.test(cell) && DEBIT.test(cell)) || TYPE.test(cell);
  const isSum = (cell: string) => !BALANCE.test(cell) && !isType(cell) && !DEBIT.test(cell);
  return {
    credit: cells.findIndex((cell) => isSum(cell) && CREDIT.test(cell)),
    amount: cells.findIndex((cell) => isSum(cell) && AMOUNT.test(cell)),
    type: cells.findIndex(isType),
    reference: cells.findIndex((cell) => REFERENCE.test(cell)),
  };
}

/** Null for what went out, and for lines that are no transfer. */
function readCredit(cells: readonly string[], { credit, amount, type }: Columns): number | null {
  const read = readAmount(cells[credit >= 0 ? credit : amount] ?? '');
  if (read === null || read.rupees <= 0) return null;
  const direction = read.direction ?? (credit >= 0 ? 'credit' : readDirection(cells[type] ?? ''));
  return direction === 'debit' ? null : read.rupees;
}

function readDirection(text: string): 'credit' | 'debit' | null {
  if (DEBIT.test(text) || /^d$/i.test(text.trim())) return 'debit';
  return CREDIT.test(text) ? 'credit' : null;
}
