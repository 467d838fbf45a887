import { orderNumber, referenceKey } from '@aperture-byline/contract/order/order-summary';
import type { OpenPayment } from '@aperture-byline/contract/order/studio-wire';
import type { StatementRow } from './parse-statement.ts';

/** A transfer that may be the payment of an order. */
export interface Match {
  row: StatementRow;
  payment: OpenPayment;
  /** What they have in common: the reference that the buyer gave, or the order's number and the amount. */
  by: 'reference' | 'number';
}

/**
 * Which transfers of a statement may be which payments. A reference is a match whatever the amount is; the number of an order is one with what
 * is due. Each is only proposed: whoever has seen a reference can give it for an order of theirs.
 */
export function matchStatement(rows: readonly StatementRow[], payments: readonly OpenPayment[]): Match[] {
  return payments.flatMap((payment) => {
    const claimed = payment.claim && referenceKey(payment.claim.reference);
    const number = referenceKey(orderNumber(payment.orderId));
    return rows.flatMap((row): Match[] => {
      if (claimed && hasKey(row, claimed)) return [{ row, payment, by: 'reference' }];
      const isNumbered = row.amount === payment.amount && hasKey(row, number);
      return isNumbered ? [{ row, payment, by: 'number' }] : [];
    });
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
