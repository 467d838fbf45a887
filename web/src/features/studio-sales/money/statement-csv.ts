import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { ArtistStatement } from '@aperture-byline/contract/order/payouts/money-wire';
import { describeEntry } from '@aperture-byline/contract/order/payouts/statement-texts';
import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import Papa from 'papaparse';

/** Writes a statement as a table whose last line is its balance; no cell is a formula. */
export function toCsv({ month, opening, closing, entries }: ArtistStatement): string {
  const rows = entries.map(({ at, orderId, reference, amount, kind }) => [
    dayInIndia(new Date(at)),
    describeEntry({ kind, amount, reference: null }),
    orderNumber(orderId),
    reference ?? '',
    amount,
  ]);
  return Papa.unparse(
    [
      ['Day', 'Entry', 'Order', 'Reference', 'Amount in rupees'],
      [`${month}-01`, 'Carried over', '', '', opening],
      ...rows,
      ['', 'Balance', '', '', closing],
    ],
    { escapeFormulae: true },
  );
}
