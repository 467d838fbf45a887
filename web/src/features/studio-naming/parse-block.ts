import Papa from 'papaparse';

/** Splits tab-separated text; null for one cell, which the browser pastes. Line ends in a quoted cell become spaces. */
export function parseBlock(text: string): string[][] | null {
  const lines = text.replace(/\r?\n$/, '');
  const { data, errors } = Papa.parse<string[]>(lines, { delimiter: '\t' });
  // A line of a list may begin with a quotation.
  const cells = errors.length === 0 ? data : lines.split(/\r?\n/).map((line) => line.split('\t'));
  const block = cells.map((line) => line.map((cell) => cell.replace(/[\r\n\t]+/g, ' ').trim()));
  return block.length > 1 || (block[0]?.length ?? 0) > 1 ? block : null;
}
