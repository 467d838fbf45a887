import { decodeStatement } from './decode-statement.ts';
import { type Columns, findColumns } from './find-columns.ts';
import { listForms } from './read-rows.ts';
import { createTransferReader, isRupees, type Transfer, unwrap } from './read-transfer.ts';
import { splitTables, type Table } from './split-tables.ts';
import { isTitleOfOthers, isUndone, readTitle } from './undone.ts';

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
  const start = tableLines[first]?.line ?? 0;
  let title =
    rows
      .slice(Math.max(0, start - TITLE_LINES), start)
      .flatMap((cells) => readTitle(cells) ?? [])
      .at(-1) ?? '';
  const incoming: StatementRow[] = [];
  const debits: (StatementLine & { amount: number })[] = [];
  const others: StatementLine[] = [];
  for (const { line, cells, table, isHeader } of tableLines.slice(first)) {
    const layout = layouts.get(table);
    if (layout && isHeader) continue;
    title = readTitle(cells) ?? title;
    const transfer = isForeign ? null : layout?.read(cells);
    const last = incoming.at(-1);
    if (transfer?.direction === 'debit') debits.push({ line, cells, amount: transfer.rupees });
    else if (layout && transfer && !isTitleOfOthers(title))
      incoming.push({ line, cells, amount: transfer.rupees, reference: findReference(cells, layout.columns) });
    else if (last && last.line === line - 1 && layout && continuesWords(cells, layout.columns))
      incoming.splice(-1, 1, { ...last, line, cells: [...last.cells, ...cells] });
    else others.push({ line, cells });
  }
  const undone = incoming.filter(({ cells }) => isUndone(cells));
  const unread = new Set([...others, ...undone].flatMap(listNames));
  const paid = new Set(debits.flatMap((debit) => listNames(debit).map((name) => `${debit.amount} ${name}`)));
  const isTakenBack = ({ amount, reference }: StatementRow) =>
    reference.length >= REFERENCE_MIN && (unread.has(reference) || paid.has(`${amount} ${reference}`));
  const notCome = new Set([...undone, ...incoming.filter(isTakenBack)]);
  return {
    rows: incoming.filter((row) => !notCome.has(row)),
    debits: debits.length,
    others: [...others, ...notCome].sort((one, other) => one.line - other.line),
  };
}

/** Lines before the names of the columns that may have the title of the table. */
const TITLE_LINES = 3;
/** Length from which on a reference is not a word that other lines have by chance. */
const REFERENCE_MIN = 6;

/** Lists what may be a reference in a line: its cells, and the words in them. */
const listNames = ({ cells }: StatementLine): string[] =>
  cells.flatMap((cell) => [unwrap(cell), ...(cell.match(/[\p{L}\p{N}]+/gu) ?? [])]);

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
