import Papa from 'papaparse';

const DELIMITERS = [',', ';', '\t', '|'] as const;
const ROW = /<tr\b[^>]*>([\s\S]*?)<\/tr\s*>/gi;
const CELL = /<t[dh]\b[^>]*>([\s\S]*?)(?=<\/?t[dhr]\b|$)/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Reads rows of cells: all of a file, or its first ones. */
type ReadRows = (first?: number) => string[][];

/** Each way in which a file may separate its cells. Banks also give web pages the name of a spreadsheet. */
export function listForms(text: string): ReadRows[] {
  if (/<table\b/i.test(text)) return [() => readTable(text)];
  return DELIMITERS.map(
    (delimiter) =>
      (first = 0) =>
        Papa.parse<string[]>(text, { delimiter, preview: first, skipEmptyLines: 'greedy' }).data,
  );
}

const readTable = (text: string): string[][] =>
  [...text.matchAll(ROW)].map(([, row = '']) => [...row.matchAll(CELL)].map(([, cell = '']) => toText(cell)));

/** Text, which is shown as such and never parsed again. */
const toText = (cell: string): string =>
  cell
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d{1,7})|(\w{2,6}));/g, (whole, code?: string, name = '') =>
      code === undefined ? (ENTITIES[name] ?? whole) : toCharacter(Number(code)),
    )
    .trim();

const toCharacter = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '');
