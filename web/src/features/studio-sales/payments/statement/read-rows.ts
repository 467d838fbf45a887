import Papa from 'papaparse';

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** `="3,000.00"`, as spreadsheets say that a cell is text: its quotes hold only where they come first. */
const AS_TEXT = /(^|[,;\t|\r\n])="/g;

/** Reads rows of cells: all of a file, or its first ones. */
type ReadRows = (first?: number) => string[][];

/** Each way in which a file may separate its cells. Banks also give web pages the name of a spreadsheet. */
export function listForms(text: string): ReadRows[] {
  if (/<table\b/i.test(text)) return [() => readTable(text)];
  const quoted = text.replace(AS_TEXT, '$1"');
  return DELIMITERS.map(
    (delimiter) =>
      (first = 0) =>
        Papa.parse<string[]>(quoted, { delimiter, preview: first, skipEmptyLines: 'greedy' }).data,
  );
}

/** Reads the tables of a document that runs and loads nothing. Tags separate words. */
function readTable(text: string): string[][] {
  const page = new DOMParser().parseFromString(text.replaceAll('<', ' <'), 'text/html');
  return [...page.querySelectorAll('tr')]
    .filter((row) => row.querySelector('table') === null)
    .map(({ cells }) => [...cells].map(({ textContent }) => textContent.trim()));
}
