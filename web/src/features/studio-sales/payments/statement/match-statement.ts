import { orderNumber, referenceKey } from '@aperture-byline/contract/order/order-summary';
import type { OpenPayment, RecordedTransfer } from '@aperture-byline/contract/order/payments/payments-wire';
import { toPlainDigits } from '@aperture-byline/contract/shared/text/digits';
import type { StatementRow } from './parse-statement.ts';

/**
 * Common data of a transfer and an order: the buyer's reference, the order's number with the amount that is due
 * (`number`) or another one (`part`), the buyer's name with that amount (`nameAndAmount`), or one of them alone.
 */
type Reason = 'reference' | 'number' | 'part' | 'nameAndAmount' | 'name' | 'amount';

export interface Match {
  row: StatementRow;
  payment: OpenPayment;
  by: Reason;
}

/** Orders that an amount or a name alone may propose for a transfer: of more, each would be a guess. */
const GUESSES_MAX = 3;

/**
 * Proposes orders for each transfer. By a reference, whatever the amount, or an order number: whoever has seen a
 * reference can give it. Only where neither is known by the buyer's name and the amount, then by one of them.
 */
export function matchStatement(rows: readonly StatementRow[], payments: readonly OpenPayment[]): Match[] {
  return rows.flatMap((row) => {
    const words = new Set(row.cells.flatMap(listWords));
    const found = payments.flatMap((payment): Match[] => {
      const by = findReason(row, words, payment);
      return by === null ? [] : [{ row, payment, by }];
    });
    const select = (...reasons: Reason[]) => found.filter(({ by }) => reasons.includes(by));
    const named = select('reference', 'number', 'part');
    if (named.length > 0) return named;
    const guesses = [select('nameAndAmount'), select('name'), select('amount')].find(({ length }) => length > 0) ?? [];
    return guesses.length > GUESSES_MAX ? [] : guesses;
  });
}

function findReason(row: StatementRow, words: ReadonlySet<string>, payment: OpenPayment): Reason | null {
  const { orderId, amount, buyerName, claim } = payment;
  const claimed = claim && referenceKey(claim.reference);
  if (claimed && hasKey(row, claimed)) return 'reference';
  const isAmount = row.amount === amount;
  if (hasKey(row, referenceKey(orderNumber(orderId)))) return isAmount ? 'number' : 'part';
  // Initials and titles say little, and banks leave them out.
  const name = listWords(buyerName).filter((word) => word.length > 2);
  const isNamed = name.length > 0 && (name.every((word) => words.has(word)) || words.has(name.join('')));
  if (isNamed) return isAmount ? 'nameAndAmount' : 'name';
  return isAmount ? 'amount' : null;
}

/** Finds the order for which a transfer is recorded already; undefined where it is news. */
export const findRecorded = (row: StatementRow, recorded: readonly RecordedTransfer[]): string | undefined =>
  recorded.find(({ reference }) => hasReference(row, reference))?.orderId;

/** Length from which on a reference is not a word that other lines have by chance. */
const REFERENCE_MIN = 6;

function hasReference(row: StatementRow, reference: string): boolean {
  const key = referenceKey(reference);
  return key.length >= REFERENCE_MIN && hasKey(row, key);
}

/**
 * Sums up the transfers of which an order is the only proposal, as parts of it: how much they are together, and what
 * stays due after them.
 */
export function sumParts(
  matches: readonly Match[],
  payment: OpenPayment,
): { lines: number; sum: number; left: number } {
  const sole = matches.filter(
    (match) =>
      match.payment.orderId === payment.orderId && matches.every((other) => other === match || other.row !== match.row),
  );
  const sum = sole.reduce((total, { row }) => total + row.amount, 0);
  return { lines: sole.length, sum, left: payment.amount - sum };
}

/** Words beside a number or an amount, as `order` and `Rs.`, that say nothing about which order it is. */
const FILLERS: ReadonlySet<string> = new Set(['order', 'no', 'number', 'rs', 'inr', 'rupees', 'due']);
/** `Rs14,000.00`: what is due has no paise. */
const AROUND_AMOUNT = /\b(?:rs|inr)(?=\d)|(?<=\d),(?=\d)|(?<=\d)\.\d{1,2}(?!\d)/gi;

/** Searches by the buyer's name, order number or amount due, as people and this page write them. */
export function searchPayments(payments: readonly OpenPayment[], search: string): readonly OpenPayment[] {
  const words = listWords(toPlainDigits(search).replace(AROUND_AMOUNT, '')).filter((word) => !FILLERS.has(word));
  return payments.filter(({ orderId, buyerName, amount }) => {
    const name = listWords(buyerName);
    const text = [...name, name.join(''), orderNumber(orderId).toLowerCase(), amount].join(' ');
    return words.every((word) => text.includes(word));
  });
}

/** The words of a text without accents and apostrophes: `D’Souza` is `dsouza`. */
const listWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘ʼ`´]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether a cell names it, however it is written, and not as a part of a longer number. */
function hasKey({ cells }: StatementRow, key: string): boolean {
  return cells.some((cell) => {
    const signs = [...cell.matchAll(/[A-Za-z0-9]/g)];
    const text = signs.map(([sign]) => sign.toUpperCase()).join('');
    const isDigit = (place: number) => /^\d$/.test(cell.charAt(place));
    for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
      // Where it stands in the cell.
      const [first = 0, last = 0] = [signs[at]?.index, signs[at + key.length - 1]?.index];
      const goesOn = (isDigit(first) && isDigit(first - 1)) || (isDigit(last) && isDigit(last + 1));
      if (!goesOn) return true;
    }
    return false;
  });
}
