import { toWords } from '../payments/statement/column-names.ts';
import { decodeStatement } from '../payments/statement/decode-statement.ts';
import { listForms } from '../payments/statement/read-rows.ts';

/** Row of a bank's answer. */
interface AnswerRow {
  /** Its line in the file, from 1 on. */
  line: number;
  reference: string;
  outcome: 'paid' | 'failed';
  /** The bank's; empty where it gave none. */
  utr: string;
  /** Whole rupees. */
  amount: number;
}

export interface ReadAnswer {
  rows: AnswerRow[];
  /** Lines of transfers that the bank has not made yet. */
  pending: number;
  /** Lines that can't be read. */
  problems: { line: number; text: string }[];
}

/** Names of the columns, in words; of two that fit, the first one counts. */
const NAMES = {
  reference:
    /^(?:(?:our|customer|client|corporate|instruction|payment|cust) )?ref(?:erence)?(?: (?:no|num|number|id))?$/i,
  status: /(?:^| )(?:status|result)$/i,
  amount: /(?:^| )(?:amount|amt)(?: (?:inr|rs|rupees|₹))*$/i,
  utr: /(?:^| )(?:utr|rrn)(?: |$)|^bank ref(?:erence)?(?: |$)/i,
} as const;
type Column = keyof typeof NAMES;

/** Banks write some lines about the file before the names of the columns. */
const HEADER_WITHIN = 30;

const SUCCEEDED = /\b(?:success(?:ful|fully)?|paid|processed|completed?|settled|credited|executed|done)\b/i;
const PAID =
  /^(?:(?:transaction|txn|payment|transfer|credit|amount) )?(?:success(?:ful|fully)?|paid|processed|completed?|settled|credited|executed|done)(?: (?:success(?:ful|fully)?|paid|processed|completed?|settled|credited|executed|done))*(?: (?:to|in) beneficiary(?: account)?)?$/i;
const NOT =
  /\bnot (?:been |be )?(?:success(?:ful|fully)?|paid|processed|completed?|settled|credited|executed|done|accepted|authori[sz]ed)\b/gi;
const FAILED = /fail|reject|return|declin|unsuccess|unpaid|cancel|revers|invalid|error|bounce/i;
const PENDING =
  /pending|process(?:ing|\b)|progress|initiated|await|queue|scheduled|submitted|hold|accepted|authori[sz]/i;

/** `2,000.00`, `Rs. 2000`: rupees without paise, since no payout has any. */
const AMOUNT = /^(?:(?:rs\.?|inr|₹) *)?(\d[\d,]{0,14})(?:\.0{1,2})?(?:\/-)?$/i;

/** Reads a bank's answer to a file of payouts; null where it has no columns that are known. */
export function parseAnswer(bytes: Uint8Array): ReadAnswer | null {
  for (const readRows of listForms(decodeStatement(bytes))) {
    const rows = readRows();
    const header = rows.slice(0, HEADER_WITHIN).findIndex((cells) => findColumns(cells) !== null);
    const columns = findColumns(rows[header] ?? []);
    if (columns) return readLines(rows.slice(header + 1), columns, header + 2);
  }
  return null;
}

/** Places of the columns; null for a line that does not name reference, status and amount. */
function findColumns(cells: readonly string[]): Record<Column, number> | null {
  const words = cells.map(toWords);
  const find = (column: Column) => words.findIndex((name) => NAMES[column].test(name));
  const columns = { reference: find('reference'), status: find('status'), amount: find('amount'), utr: find('utr') };
  return Math.min(columns.reference, columns.status, columns.amount) < 0 ? null : columns;
}

function readLines(rows: readonly string[][], columns: Record<Column, number>, first: number): ReadAnswer {
  const read: ReadAnswer = { rows: [], pending: 0, problems: [] };
  for (const [index, cells] of rows.entries()) {
    const cell = (column: Column) => (cells[columns[column]] ?? '').replace(/^'/, '').trim();
    const [reference, status] = [cell('reference'), cell('status')];
    // A line with the total.
    if (reference === '' && status === '') continue;
    const line = first + index;
    const outcome = readOutcome(status);
    const amount = AMOUNT.exec(cell('amount'))?.[1]?.replaceAll(',', '');
    if (reference === '') read.problems.push({ line, text: 'It has no reference' });
    else if (outcome === null)
      read.problems.push({ line, text: `“${status}” is not clear. Please write Paid, Failed or Pending there` });
    else if (amount === undefined)
      read.problems.push({ line, text: `“${cell('amount')}” is no amount in whole rupees` });
    else if (outcome === 'pending') read.pending += 1;
    else
      read.rows.push({ line, reference, outcome, utr: outcome === 'paid' ? cell('utr') : '', amount: Number(amount) });
  }
  return read;
}

/** Null also for words that contradict each other, such as `Paid, not returned`: a person has to read them. */
function readOutcome(status: string): AnswerRow['outcome'] | 'pending' | null {
  const words = toWords(status);
  const others = words.replace(NOT, '');
  const isPending = PENDING.test(others);
  if (others !== words || FAILED.test(others)) return isPending || SUCCEEDED.test(others) ? null : 'failed';
  if (PAID.test(words)) return 'paid';
  return isPending ? 'pending' : null;
}
