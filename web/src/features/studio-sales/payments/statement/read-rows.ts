import Papa from 'papaparse';

const DELIMITERS = [',', ';', '\t', '|'] as const;
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

/** Splits, since an expression for an element takes long on a file of many that do not end. */
const readTable = (text: string): string[][] =>
  text
    .split(/<tr\b/i)
    .slice(1)
    .map((row) =>
      (row.split(/<\/tr/i, 1)[0] ?? '')
        .split(/<t[dh]\b/i)
        .slice(1)
        .map((cell) => toText(afterTag(cell.split(/<\/t[dh]/i, 1)[0] ?? ''))),
    );

const afterTag = (part: string): string => part.slice(part.indexOf('>') + 1);

/** Text, which is shown as such and never parsed again. */
const toText = (cell: string): string =>
  cell
    .split('<')
    .map((part, index) => (index === 0 ? part : afterTag(part)))
    .join(' ')
    .replace(/&(?:#(\d{1,7})|(\w{2,6}));/g, (whole, code?: string, name = '') =>
      code === undefined ? (ENTITIES[name] ?? whole) : toCharacter(Number(code)),
    )
    .trim();

const toCharacter = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '');
