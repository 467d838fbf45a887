import Papa from 'papaparse';
import { decodeStatement } from './decode-statement.ts';
import { type Columns, findColumns } from './find-columns.ts';
import { createTransferReader, isRupees, type Transfer, unwrap } from './read-transfer.ts';
import { splitTables, type Table } from './split-tables.ts';

interface StatementLine {
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
  rows: StatementRow[];
  /** How many lines went out. */
  debits: number;
  /** Lines that are no transfer, or of which no amount can be read, or not whether it came. */
  others: readonly StatementLine[];
}

/** Banks write some lines about the account before the names of the columns. */
const PREVIEW = 110;

/** The lines of a file of a bank in any usual form; null where it has no columns that are known. */
export function parseStatement(bytes: Uint8Array): Statement | null {
  const found = listForms(decodeStatement(bytes)).flatMap((readRows) => {
    const widths = [...listLayouts(splitTables(readRows(PREVIEW))).keys()].map(({ header }) => header.length);
    return widths.length > 0 ? [{ width: Math.max(...widths), readRows }] : [];
  });
  const [widest] = found.sort((one, other) => other.width - one.width);
  if (!widest) return null;
  const rows = widest.readRows();
  const tableLines = splitTables(rows);
  const layouts = listLayouts(tableLines);
  const first = tableLines.findIndex(({ table }) => layouts.has(table));
  const isForeign = rows.slice(0, tableLines[first]?.line).some(namesOtherCurrency);
  const statement = { rows: [] as StatementRow[], debits: 0, others: [] as StatementLine[] };
  for (const { line, cells, table, isHeader } of tableLines.slice(first)) {
    const layout = layouts.get(table);
    if (layout && isHeader) continue;
    const transfer = isForeign ? null : layout?.read(cells);
    const last = statement.rows.at(-1);
    if (transfer?.direction === 'debit') statement.debits += 1;
    else if (layout && transfer)
      statement.rows.push({
        line,
        cells,
        amount: transfer.rupees,
        reference: findReference(cells, layout.columns),
      });
    else if (last && last.line === line - 1 && layout && continuesWords(cells, layout.columns))
      statement.rows.splice(-1, 1, { ...last, line, cells: [...last.cells, ...cells] });
    else statement.others.push({ line, cells });
  }
  return statement;
}

interface Layout {
  columns: Columns;
  read: (cells: readonly string[]) => Transfer | null;
}

/** Returns how to read each table that has amounts. Where one has days, another without them sums up its lines. */
function listLayouts(lines: readonly { table: Table }[]): Map<Table, Layout> {
  const found = [...new Set(lines.map(({ table }) => table))]
    .map((table) => ({ table, columns: findColumns(table) }))
    .filter(({ columns }) => columns.sums.length > 0);
  const isDebit = ({ direction }: Columns['sums'][number]) => direction === 'debit';
  if (found.every(({ columns }) => columns.sums.every(isDebit))) return new Map();
  const hasDays = found.some(({ columns }) => columns.date >= 0);
  return new Map(
    found
      .filter(({ columns }) => columns.date >= 0 || !hasDays)
      .map(({ table, columns }) => [table, { columns, read: createTransferReader(table, columns) }]),
  );
}

const CURRENCY_LABEL =
  /^(?:(?:account|a\/c|base|statement) )?(?:currency|ccy)(?: (?:code|type|name|of (?:the )?account))? ?(?:[:=–-](.*)| ([a-z]{3}))?$/is;

/** Whether a line about the account says that it is not in rupees. */
const namesOtherCurrency = (cells: readonly string[]): boolean =>
  cells.some((cell, column) => {
    const label = CURRENCY_LABEL.exec(cell.trim());
    const named =
      label?.[1]?.trim() || label?.[2] || cells.slice(column + 1).find((next) => /[\p{L}\p{Sc}]/u.test(next));
    return label !== null && !isRupees(named ?? '');
  });

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

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** `="3,000.00"`, as spreadsheets say that a cell is text: its quotes hold only where they come first. */
const AS_TEXT = /(^|[,;\t|\r\n])="/g;

/** Reads rows of cells: all of a file, or its first ones. */
type ReadRows = (first?: number) => string[][];

/** Each way in which a file may separate its cells. Banks also give web pages the name of a spreadsheet. */
function listForms(text: string): ReadRows[] {
  if (/<table\b/i.test(text)) return [() => readTable(text)];
  const quoted = text.replace(AS_TEXT, '$1"');
  return DELIMITERS.map(
    (delimiter) =>
      (first = 0) =>
        Papa.parse<string[]>(quoted, { delimiter, preview: first, skipEmptyLines: 'greedy' }).data,
  );
}

/** Columns that one cell of a web page can take. */
const SPAN_MAX = 60;

/**
 * Reads the tables of a document that runs and loads nothing. Tags separate words. A cell of several columns or rows
 * leaves the others blank.
 */
function readTable(text: string): string[][] {
  const page = new DOMParser().parseFromString(text.replaceAll('<', ' <'), 'text/html');
  const rows = [...page.querySelectorAll('tr')].filter((row) => row.querySelector('table') === null);
  // How many more rows the cell above each column takes.
  let taken: number[] = [];
  return rows.map(({ cells, previousElementSibling }) => {
    if (!previousElementSibling) taken = [];
    const read: string[] = [];
    const skipTaken = () => {
      for (let left = taken[read.length] ?? 0; left > 0; left = taken[read.length] ?? 0) {
        taken[read.length] = left - 1;
        read.push('');
      }
    };
    for (const { textContent, colSpan, rowSpan } of cells) {
      skipTaken();
      for (let column = 0; column < Math.min(colSpan, SPAN_MAX); column += 1) {
        taken[read.length] = rowSpan - 1;
        read.push(column === 0 ? textContent.trim() : '');
      }
    }
    skipTaken();
    return read;
  });
}
