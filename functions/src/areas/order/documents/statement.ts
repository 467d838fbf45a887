import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { ArtistStatement, StatementKind } from '@aperture-byline/contract/order/payouts/money-wire';
import { describeEntry, formatMonth, STATEMENT_NAMES } from '@aperture-byline/contract/order/payouts/statement-texts';
import type { Seller } from '@aperture-byline/contract/settings/stored';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatBalance } from '@aperture-byline/contract/shared/money';
import type { PdfContent } from '../../../lib/pdf/blocks.ts';
import { buildSender, buildTitle } from './letterhead.ts';

/** Account of an artist in one month, on paper. */
export function buildStatement(
  { month, opening, sums, closing, entries }: ArtistStatement,
  { name, seller }: { name: string; seller: Seller },
): PdfContent {
  const title = `Statement for ${formatMonth(month)}`;
  const named = (Object.entries(STATEMENT_NAMES) as [StatementKind, string][]).filter(([kind]) => sums[kind] !== 0);
  return {
    title,
    blocks: [
      ...buildTitle(title),
      {
        kind: 'columns',
        columns: [[{ kind: 'facts', facts: [['Photographer', name]] }], buildSender(seller)],
      },
      { kind: 'gap', height: 14 },
      {
        kind: 'table',
        columns: [0.2, 0.56, 0.24],
        head: ['Day', 'Entry', 'Amount'],
        rows: entries.map((entry) => [
          formatDay(entry.at),
          { text: describeEntry(entry), below: `Order ${orderNumber(entry.orderId)}` },
          formatBalance(entry.amount),
        ]),
        sums: [
          ['Carried over', formatBalance(opening)],
          ...named.map(([kind, label]) => [label, formatBalance(sums[kind])] as const),
          ['Balance', formatBalance(closing)],
        ],
      },
    ],
  };
}
