import type { PrivacyStatus, StudioImage } from '@aperture-byline/contract/image/wire';
import { cleanText, type TextKind } from '@aperture-byline/contract/shared/text/clean-text';
import { splitWords } from '@aperture-byline/contract/shared/text/joined-strings';
import Papa from 'papaparse';

export const COLUMNS = ['title', 'alt', 'tags', 'privacyStatus'] as const;
export type Column = (typeof COLUMNS)[number];

export type Cells = Readonly<Record<Column, string>>;

export type Words = Pick<StudioImage, Column>;

const PRIVACY: readonly PrivacyStatus[] = ['Public', 'Private'];

export interface Place {
  id: string;
  column: Column;
}

export const toCells = ({ tags, ...words }: Words): Cells => ({ ...pickTexts(words), tags: tags.join(', ') });

const pickTexts = ({ title, alt, privacyStatus }: Omit<Words, 'tags'>) => ({ title, alt, privacyStatus });

/** Reads a text that names one of both, however it is written; null for any other. */
export const readPrivacy = (text: string): PrivacyStatus | null =>
  PRIVACY.find((status) => status.toLowerCase() === text.trim().toLowerCase()) ?? null;

/** Cleans a text as the server does. Returns a text that the server refuses unchanged. */
const clean = (kind: TextKind, text: string): string => cleanText(kind, text) ?? text;

const toWords = (cells: Cells): Words => ({
  title: clean('line', cells.title),
  alt: clean('prose', cells.alt),
  tags: splitWords(cells.tags).map((tag) => clean('line', tag)),
  privacyStatus: readPrivacy(cells.privacyStatus) ?? 'Private',
});

const differingColumns = (one: Words, other: Words): Column[] =>
  COLUMNS.filter((column) => String(one[column]) !== String(other[column]));

/** Returns the columns that differ. Leaves out a cell that shows these words, even with a comma in a tag. */
export function findChanges(cells: Cells, before: Words): Partial<Words> {
  const shown = toCells(before);
  const words = toWords(cells);
  const isTyped = (column: Column) =>
    cells[column] !== shown[column] && differingColumns(words, before).includes(column);
  return Object.fromEntries(COLUMNS.filter(isTyped).map((column) => [column, words[column]]));
}

export const isChanged = (cells: Cells, before: Words): boolean => Object.keys(findChanges(cells, before)).length > 0;

export function typedCells(cells: Cells, before: Words): Partial<Cells> {
  const changes = findChanges(cells, before);
  return Object.fromEntries(COLUMNS.filter((column) => column in changes).map((column) => [column, cells[column]]));
}

/** Takes over `after` in columns not edited over `before`. Others keep their text, which may be being typed. */
export function rebaseCells(cells: Cells, before: Words, after: Words): Cells {
  const typed = findChanges(cells, before);
  const changed = differingColumns(before, after).filter((column) => !(column in typed));
  const shown = toCells(after);
  return { ...cells, ...Object.fromEntries(changed.map((column) => [column, shown[column]])) };
}

/** Returns whether a typed column changed elsewhere, other than to what is typed or was sent by a lost call. */
export function isContested(
  { cells, image }: { cells: Cells; image: Words },
  stored: Words,
  lost: Partial<Words>,
): boolean {
  const typed = findChanges(cells, image);
  const isOther = (words: Partial<Words>, column: Column) =>
    differingColumns({ ...stored, ...words }, stored).includes(column);
  return differingColumns(image, stored).some(
    (column) => column in typed && isOther(typed, column) && !(column in lost && !isOther(lost, column)),
  );
}

/** Splits tab-separated text; null for one cell, which the browser pastes. Line ends in a quoted cell become spaces. */
export function parseBlock(text: string): string[][] | null {
  const lines = text.replace(/\r?\n$/, '');
  const { data, errors } = Papa.parse<string[]>(lines, { delimiter: '\t' });
  // A line of a list may begin with a quotation.
  const cells = errors.length === 0 ? data : lines.split(/\r?\n/).map((line) => line.split('\t'));
  const block = cells.map((line) => line.map((cell) => cell.replace(/[\r\n\t]+/g, ' ').trim()));
  return block.length > 1 || (block[0]?.length ?? 0) > 1 ? block : null;
}
