import { isDateName, readColumnKind, toWords } from './column-names.ts';
import { readAmount } from './read-amount.ts';

/** Rows below the same names of columns. */
export interface Table {
  header: readonly string[];
  /** Its lines, without those that repeat the names. */
  rows: (readonly string[])[];
}

interface TableLine {
  line: number;
  cells: readonly string[];
  table: Table;
  isHeader: boolean;
}

/**
 * Returns the lines from the first names of columns on, each with its table. Banks repeat the names on each page, or
 * give others.
 */
export function splitTables(rows: readonly (readonly string[])[]): TableLine[] {
  const tables = new Map<string, Table>();
  let table: Table | undefined;
  return rows.flatMap((cells, line) => {
    const isHeader = startsTable(cells, table);
    if (isHeader) {
      const key = cells.map((cell) => toWords(cell).toLowerCase()).join('|');
      table = tables.get(key) ?? { header: cells, rows: [] };
      tables.set(key, table);
    } else table?.rows.push(cells);
    return table ? [{ line, cells, table, isHeader }] : [];
  });
}

const NAMES_MIN = 3;
const KINDS_MIN = 2;

/** Whether a row names columns: amounts stand below their names, and a line of a table has a day. */
function startsTable(cells: readonly string[], before: Table | undefined): boolean {
  if (cells.some((cell) => /^\s*\p{Nd}/u.test(cell) || readAmount(cell) !== null)) return false;
  const day = before?.header.findIndex((cell) => isDateName(toWords(cell))) ?? -1;
  const dayCell = cells[day] ?? '';
  if (/\p{Nd}/u.test(dayCell)) return false;
  const names = cells.filter((cell) => /\p{L}/u.test(cell));
  const kinds = new Set(names.flatMap((cell) => readColumnKind(toWords(cell)) ?? []));
  if (kinds.size >= KINDS_MIN && (names.length >= NAMES_MIN || kinds.has('date'))) return true;
  // Names in another language.
  return names.length >= NAMES_MIN && /\p{L}/u.test(dayCell) && !/\p{Nd}/u.test(cells.join());
}
