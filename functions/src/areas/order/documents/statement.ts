import type { ArtistStatement, StatementKind } from '@aperture-byline/contract/order/money-wire';
import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import { describeEntry, formatMonth, STATEMENT_NAMES } from '@aperture-byline/contract/order/statement-texts';
import type { Seller } from '@aperture-byline/contract/settings/stored';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatBalance } from '@aperture-byline/contract/shared/money';
import type { PdfContent } from '../../../lib/pdf/blocks.ts';

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
      { kind: 'text', text: PRODUCT_NAME, face: 'headline', size: 13 },
      { kind: 'gap', height: 6 },
      { kind: 'heading', level: 1, text: title },
      { kind: 'gap', height: 10 },
      {
        kind: 'columns',
        columns: [
          [{ kind: 'facts', facts: [['Photographer', name]] }],
          [
            { kind: 'text', text: seller.name || PRODUCT_NAME, face: 'strong' },
            ...(seller.address ? ([{ kind: 'text', text: seller.address }] as const) : []),
          ],
        ],
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
