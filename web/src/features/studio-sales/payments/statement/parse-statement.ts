import { toPlainDigits } from '@aperture-byline/contract/shared/text/digits';
import { decodeStatement } from './decode-statement.ts';
import { type Columns, findHeader, HEADER_WITHIN, SAMPLE } from './find-columns.ts';
import { readAmount } from './read-amount.ts';
import { type Direction, readDirection } from './read-direction.ts';
import { listForms } from './read-rows.ts';

interface StatementLine {
  /** Its place in the file. */
  line: number;
  /** Cells of the line, unchanged from the file. */
  cells: readonly string[];
}

/** A transfer of a bank's statement that came in. */
export interface StatementRow extends StatementLine {
  /** Whole rupees. */
  amount: number;
  /** Reference from its own column, else from the narration; empty where there is none. */
  reference: string;
}

/** Every line below the names of the columns is in one of these. */
export interface Statement {
  /** Incoming transfers. */
  rows: StatementRow[];
  /** How many lines went out. */
  debits: number;
  /** Lines that are no transfer, or of which no amount can be read, or not whether it came. */
  others: readonly StatementLine[];
}

/** The lines of a file of a bank in any usual form; null where it has no columns that are known. */
export function parseStatement(bytes: Uint8Array): Statement | null {
  const found = listForms(decodeStatement(bytes)).flatMap((readRows) => {
    const header = findHeader(readRows(HEADER_WITHIN + SAMPLE));
    return header ? [{ ...header, readRows }] : [];
  });
  const [widest] = found.sort((one, other) => other.width - one.width);
  if (!widest) return null;
  const { readRows, line: headerLine, columns } = widest;
  const rows = readRows();
  const isSigned = saysDebits(rows.slice(headerLine + 1), columns);
  const statement = { rows: [] as StatementRow[], debits: 0, others: [] as StatementLine[] };
  for (const [line, cells] of rows.entries()) {
    if (line <= headerLine || isSame(cells, rows[headerLine] ?? [])) continue;
    const transfer = isTransfer(cells, columns) ? readTransfer(cells, columns, isSigned) : null;
    const last = statement.rows.at(-1);
    if (transfer?.direction === 'debit') statement.debits += 1;
    else if (transfer)
      statement.rows.push({ line, cells, amount: transfer.rupees, reference: findReference(cells, columns) });
    else if (last && last.line === line - 1 && continuesWords(cells, columns))
      statement.rows.splice(-1, 1, { ...last, line, cells: [...last.cells, ...cells] });
    else statement.others.push({ line, cells });
  }
  return statement;
}

/** Banks repeat the names of the columns on each page. */
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((cell, column) => cell.trim() === other[column]?.trim());

/** Words that stand in the place of a day before a sum. */
const SUM = /\b(?:total|balance|opening|closing|summary|count|page|statement)\b/i;
const DAY_LENGTH = 40;
/** Days that might be amounts: the one of a month, `20261126`, and a spreadsheet's number of it. */
const BARE_DAY = /^(?:\d{1,2}|20\d{6}|[45]\d{4})$/;

/** Whether a line has a day, however it is written, where the others have it: sums below the lines have none. */
function isTransfer(cells: readonly string[], { date }: Columns): boolean {
  if (date < 0) return !cells.some((cell) => SUM.test(cell));
  const day = toPlainDigits(unwrap(cells[date] ?? ''));
  if (!/\d/.test(day) || day.length > DAY_LENGTH || SUM.test(day)) return false;
  return BARE_DAY.test(day) || readAmount(day) === null;
}

/** Without what makes a cell a text for spreadsheets. */
const unwrap = (cell: string): string => cell.replace(/^["'=]+|"$/g, '').trim();

/** Whether a column of both directions marks what went and leaves what came as it is. */
function saysDebits(rows: readonly (readonly string[])[], columns: Columns): boolean {
  const transfers = rows.filter((cells) => isTransfer(cells, columns));
  const said = new Set(transfers.map((cells) => readAmount(cells[columns.amount] ?? '')?.direction));
  return said.has('debit') && !said.has('credit');
}

/** Null where there is none, or it can't be told whether it came. */
function readTransfer(
  cells: readonly string[],
  { credit, debit, amount, type }: Columns,
  isSigned: boolean,
): { rupees: number; direction: Direction } | null {
  const came = readAmount(cells[credit] ?? '');
  if (came && came.rupees > 0) return { ...came, direction: came.direction ?? 'credit' };
  const went = readAmount(cells[debit] ?? '');
  if (went && went.rupees > 0) return { ...went, direction: 'debit' };
  const moved = credit < 0 ? readAmount(cells[amount] ?? '') : null;
  if (!moved || moved.rupees === 0) return null;
  const direction = moved.direction ?? readDirection(cells[type] ?? '') ?? (isSigned ? 'credit' : null);
  return direction && { ...moved, direction };
}

/** Whether a line has words alone, below those of the line before. */
function continuesWords(cells: readonly string[], { narration }: Columns): boolean {
  return narration >= 0 && cells.every((cell, column) => (cell.trim() !== '') === (column === narration));
}

/** Format of the references of UPI, NEFT, IMPS and RTGS transfers. */
const REFERENCE = /\b(?:[A-Z]{4}[A-Z0-9]\d{10,17}|[A-Z]{4}\d{12}|\d{12})\b/;

function findReference(cells: readonly string[], { reference, narration }: Columns): string {
  const given = unwrap(cells[reference] ?? '');
  // Some banks write there who sent it.
  if (!/\s/.test(given) && /[1-9]/.test(given)) return given;
  const [found] = REFERENCE.exec(cells[narration] ?? '') ?? REFERENCE.exec(given) ?? [];
  return found ?? (/[1-9a-z]/i.test(given) ? given : '');
}
