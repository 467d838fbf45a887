import Papa from 'papaparse';

const DELIMITERS = [',', ';', '\t', '|', '~'] as const;

/** `="3,000.00"`, as spreadsheets say that a cell is text: its quotes hold only where they come first. */
const AS_TEXT = /(^|[,;\t|~\r\n])="/g;

/** Reads rows of cells: all of a file, or its first ones. */
type ReadRows = (first?: number) => string[][];

/** Each way in which a file may separate its cells. Banks also give web pages the name of a spreadsheet. */
export function listForms(text: string): ReadRows[] {
  if (/<table\b/i.test(text)) return [() => readTable(text)];
  const quoted = text.replace(AS_TEXT, '$1"');
  return DELIMITERS.map((delimiter) => (preview = 0) => {
    const read = (quoteChar: string) =>
      Papa.parse<string[]>(quoted, { delimiter, preview, quoteChar, skipEmptyLines: 'greedy' });
    const { data, errors } = read('"');
    // A quote that nothing closes would take all lines behind it into one cell.
    return errors.some(({ code }) => code === 'MissingQuotes') ? read('\0').data : data;
  });
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
    for (const cell of cells) {
      const { textContent, colSpan, rowSpan } = cell;
      const isStruck = cell.querySelector('s, strike, del') !== null;
      skipTaken();
      for (let column = 0; column < Math.min(colSpan, SPAN_MAX); column += 1) {
        taken[read.length] = rowSpan - 1;
        read.push(column === 0 ? `${textContent.trim()}${isStruck ? ' (void)' : ''}` : '');
      }
    }
    skipTaken();
    return read;
  });
}
