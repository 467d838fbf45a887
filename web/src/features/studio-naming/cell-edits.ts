import { ROW_TEXT_MAX } from '@aperture-byline/contract/image/wire';
import { splitWords } from '@aperture-byline/contract/shared/text/joined-strings';
import { type Cells, COLUMNS, type Place, readPrivacy } from './cells.ts';

export interface EditedRow {
  id: string;
  cells: Cells;
  /** It stays as it is, and keeps its place. */
  isFixed: boolean;
}

interface CellEdit extends Place {
  before: string;
  after: string;
}

/** Edits that are made, and taken back, together. */
export interface Edits {
  /** True for typed text: consecutive typing in one cell is undone in one step. */
  isTyping: boolean;
  cells: readonly CellEdit[];
}

function editCell(row: EditedRow, column: Place['column'], text: string): CellEdit[] {
  const before = row.cells[column];
  const after = column === 'privacyStatus' ? (readPrivacy(text) ?? before) : text.slice(0, ROW_TEXT_MAX);
  return row.isFixed || before === after ? [] : [{ id: row.id, column, before, after }];
}

const rowsFrom = (rows: readonly EditedRow[], { id }: Place): readonly EditedRow[] =>
  rows.slice(rows.findIndex((row) => row.id === id));

export function typeText(rows: readonly EditedRow[], place: Place, text: string): Edits {
  const [row] = rowsFrom(rows, place);
  return { isTyping: true, cells: row ? editCell(row, place.column, text) : [] };
}

/** Puts a block of texts into the cells from `place` downwards and to the right; what finds no cell is left out. */
export function pasteBlock(rows: readonly EditedRow[], place: Place, block: readonly (readonly string[])[]): Edits {
  const columns = COLUMNS.slice(COLUMNS.indexOf(place.column));
  const cells = rowsFrom(rows, place)
    .slice(0, block.length)
    .flatMap((row, down) =>
      columns.flatMap((column, right) => {
        const text = block[down]?.[right];
        return text === undefined ? [] : editCell(row, column, text);
      }),
    );
  return { isTyping: false, cells };
}

export function fillDown(rows: readonly EditedRow[], place: Place): Edits {
  const [first, ...below] = rowsFrom(rows, place);
  const text = first?.cells[place.column] ?? '';
  const fill = ({ cells }: EditedRow) => (place.column === 'tags' ? addTags(cells.tags, text) : text);
  return { isTyping: false, cells: below.flatMap((row) => editCell(row, place.column, fill(row))) };
}

/** Adds tags behind those that are there, each once: a file's own stay. */
function addTags(there: string, added: string): string {
  const known = splitWords(there);
  const isKnown = (tag: string) => known.some((other) => other.toLowerCase() === tag.toLowerCase());
  const missing = splitWords(added).filter((tag) => !isKnown(tag));
  return missing.length > 0 ? [...known, ...missing].join(', ') : there;
}

export const makePublic = (rows: readonly EditedRow[]): Edits => ({
  isTyping: false,
  cells: rows.flatMap((row) => editCell(row, 'privacyStatus', 'Public')),
});

/** Edits that were made, the last one at the end, and those that were taken back. */
interface EditHistory {
  done: readonly Edits[];
  undone: readonly Edits[];
}

export const NO_EDITS: EditHistory = { done: [], undone: [] };

export function addEdits({ done }: EditHistory, edits: Edits): EditHistory {
  const last = done.at(-1);
  const [earlier, cell] = [last?.cells[0], edits.cells[0]];
  const isContinued = last?.isTyping && edits.isTyping && earlier?.id === cell?.id && earlier?.column === cell?.column;
  if (!isContinued || !earlier || !cell) return { done: [...done, edits], undone: [] };
  const typed: Edits = { isTyping: true, cells: [{ ...cell, before: earlier.before }] };
  return { done: [...done.slice(0, -1), typed], undone: [] };
}

/** The edits that take the last ones back, and the history without these; null where there are none. */
export function undoEdits({ done, undone }: EditHistory): { edits: Edits; history: EditHistory } | null {
  const last = done.at(-1);
  if (!last) return null;
  const cells = last.cells.map(({ before, after, ...place }) => ({ ...place, before: after, after: before }));
  return {
    edits: { isTyping: false, cells },
    history: { done: done.slice(0, -1), undone: [...undone, last] },
  };
}

/** The edits that were taken back last, and the history with them; null where there are none. */
export function redoEdits({ done, undone }: EditHistory): { edits: Edits; history: EditHistory } | null {
  const last = undone.at(-1);
  return last ? { edits: last, history: { done: [...done, last], undone: undone.slice(0, -1) } } : null;
}
