import { orderNumber, referenceKey } from '@aperture-byline/contract/order/order-summary';
import type { OpenPayment } from '@aperture-byline/contract/order/wire';
import { toPlainDigits } from '@aperture-byline/contract/shared/text/digits';
import type { StatementRow } from './parse-statement.ts';

export interface Match {
  row: StatementRow;
  payment: OpenPayment;
  /** Common data: the buyer's reference; the order's number and amount (`number`), or the number alone (`part`). */
  by: 'reference' | 'number' | 'part';
}

/** Proposes matches by reference, whatever the amount, or order number: whoever has seen a reference can give it. */
export function matchStatement(rows: readonly StatementRow[], payments: readonly OpenPayment[]): Match[] {
  return payments.flatMap((payment) => {
    const claimed = payment.claim && referenceKey(payment.claim.reference);
    const number = referenceKey(orderNumber(payment.orderId));
    return rows.flatMap((row): Match[] => {
      if (claimed && hasKey(row, claimed)) return [{ row, payment, by: 'reference' }];
      if (!hasKey(row, number)) return [];
      return [{ row, payment, by: row.amount === payment.amount ? 'number' : 'part' }];
    });
  });
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
