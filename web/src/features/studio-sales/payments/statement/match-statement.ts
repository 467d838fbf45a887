import { orderNumber, referenceKey } from '@aperture-byline/contract/order/order-summary';
import type { OpenPayment } from '@aperture-byline/contract/order/studio-wire';
import type { StatementRow } from './parse-statement.ts';

/** A transfer that may be the payment of an order. */
export interface Match {
  row: StatementRow;
  payment: OpenPayment;
  /** What they have in common: the reference that the buyer gave, the order's number and the amount, or its number alone. */
  by: 'reference' | 'number' | 'part';
}

/**
 * Which transfers of a statement may be which payments: a reference is a match whatever the amount is, and so is the number of an order. Each is
 * only proposed: whoever has seen a reference can give it for an order of theirs.
 */
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

/** The payments that a search means: by words of the buyer's name, the order's number, or what is due. */
export function searchPayments(payments: readonly OpenPayment[], search: string): readonly OpenPayment[] {
  const plain = search.toLocaleLowerCase('en').replace(/(?<=\d),(?=\d)/g, '');
  const words = plain.split(/[\s,]+/).filter((word) => word !== '');
  return payments.filter(({ orderId, buyerName, amount }) => {
    const text = `${buyerName} ${orderNumber(orderId)} ${amount}`.toLocaleLowerCase('en');
    return words.every((word) => text.includes(word));
  });
}

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
