import Papa from 'papaparse';

const DELIMITERS = [',', ';', '\t', '|'] as const;

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

/** Reads the tables of a document that runs and loads nothing. Tags separate words. */
function readTable(text: string): string[][] {
  const page = new DOMParser().parseFromString(text.replaceAll('<', ' <'), 'text/html');
  return [...page.querySelectorAll('tr')]
    .filter((row) => row.querySelector('table') === null)
    .map(({ cells }) => [...cells].map(({ textContent }) => textContent.trim()));
}
