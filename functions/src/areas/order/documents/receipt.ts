import { copiesText, groupCopies, orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { OrderLine, StoredSubOrder } from '@aperture-byline/contract/order/stored';
import type { ReceiptHead } from '@aperture-byline/contract/order/wire';
import { describeSize } from '@aperture-byline/contract/product/print-placement';
import type { Seller } from '@aperture-byline/contract/settings/stored';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatPaise, formatPrice } from '@aperture-byline/contract/shared/money';
import { describeShipping } from '@aperture-byline/contract/shipping/rates';
import type { Order } from '../../../data/orders/orders.ts';
import { describePlace, splitTax } from '../../../lib/order/money/tax.ts';
import { findMeantLines } from '../../../lib/order/state/meant-prints.ts';
import { sumReceived } from '../../../lib/order/state/order-amounts.ts';
import type { Block, PdfContent } from '../../../lib/pdf/blocks.ts';
import { displayBuyerName, toAddress } from '../mappers.ts';
import { buildSender, buildTitle } from './letterhead.ts';

export function buildDocuments(order: Order, subOrders: readonly StoredSubOrder[]): PdfContent['blocks'][] {
  const { payment, receipt } = order;
  if (payment === null || receipt === null) return [];
  const notes = order.refunds.flatMap((_, index) => buildCreditNote(order, subOrders, index) ?? []);
  return [buildReceipt({ ...order, payment, receipt }, subOrders), ...notes].map(({ blocks }) => blocks);
}

/** Lists the prints that were sold when the order was paid, and how it was paid. Later refunds have credit notes. */
export function buildReceipt(
  order: Order & { [Name in 'payment' | 'receipt']: NonNullable<Order[Name]> },
  subOrders: readonly StoredSubOrder[],
): PdfContent {
  const { payment, transfers, shipping, shippingMethod, receipt } = order;
  const sold = subOrders.filter(({ paidAt }) => paidAt !== null);
  const subtotal = sold.reduce((sum, one) => sum + one.subtotal, 0);
  const total = sumSold(order, subOrders);
  const title = titleReceipt(receipt.seller);
  return {
    title: `${title} ${receipt.number}`,
    blocks: [
      ...buildHead(order, title, [
        ['Number', receipt.number],
        ['Date', formatDay(payment.at.toISOString())],
        ['Order', `${orderNumber(order.id)}, ${formatDay(order.createdAt.toISOString())}`],
      ]),
      {
        kind: 'table',
        columns: [0.76, 0.24],
        head: ['Print', 'Amount'],
        rows: buildRows(sold.flatMap(({ lines }) => lines)),
        sums: [
          ['Prints', formatPrice(subtotal)],
          [`Shipping: ${describeShipping(shippingMethod)}`, formatPrice(shipping)],
          ...buildTaxSums(order, total),
          ['Total', formatPrice(total)],
        ],
      },
      { kind: 'heading', level: 2, text: 'Payment' },
      ...transfers.map(
        ({ amount, at, reference }): Block => ({
          kind: 'text',
          text: `${formatPrice(amount)} received on ${formatDay(at.toISOString())}, reference ${reference}`,
        }),
      ),
      ...order.refunds.map(
        ({ amount, at, creditNote }): Block => ({
          kind: 'text',
          text: `${formatPrice(amount)} given back on ${formatDay(at.toISOString())}${creditNote ? `, credit note ${creditNote}` : ''}`,
        }),
      ),
    ],
  };
}

/** Describes seller and taxes for the page of the receipt; null before the payment. */
export function describeReceipt(order: Order, subOrders: readonly StoredSubOrder[]): ReceiptHead | null {
  const { receipt } = order;
  if (receipt === null) return null;
  const { name, address, gstin } = receipt.seller;
  return {
    title: titleReceipt(receipt.seller),
    seller: {
      name: name || PRODUCT_NAME,
      text: [address, gstin && describeGstin(gstin)].filter(Boolean).join('\n'),
    },
    facts: listTaxFacts(receipt),
    taxes: buildTaxSums(order, sumSold(order, subOrders)),
  };
}

/** The `index`-th refund, from 0 on. What had been paid too much goes back first, and is no part of the price. */
export function buildCreditNote(order: Order, subOrders: readonly StoredSubOrder[], index: number): PdfContent | null {
  const { receipt } = order;
  const refund = order.refunds[index];
  if (!refund) return null;
  const tooMuch = Math.max(0, sumReceived(order) - sumSold(order, subOrders));
  const givenBack = (count: number) => order.refunds.slice(0, count).reduce((sum, { amount }) => sum + amount, 0);
  const ofPrice = Math.max(0, givenBack(index + 1) - tooMuch) - Math.max(0, givenBack(index) - tooMuch);
  const day = formatDay(refund.at.toISOString());
  return {
    title: `Credit note ${refund.creditNote ?? orderNumber(order.id)}`,
    blocks: [
      ...buildHead(order, 'Credit note', [
        ['Number', refund.creditNote ?? '–'],
        ['Date', day],
        [titleReceipt(receipt?.seller), receipt?.number ?? '–'],
        ['Order', orderNumber(order.id)],
      ]),
      {
        kind: 'table',
        columns: [0.76, 0.24],
        head: ['Given back', 'Amount'],
        rows: [
          ...(ofPrice > 0 ? [['Of the price of this order', formatPrice(ofPrice)]] : []),
          ...(ofPrice < refund.amount ? [['Paid too much', formatPrice(refund.amount - ofPrice)]] : []),
        ],
        sums: [...buildTaxSums(order, ofPrice), ['Total', formatPrice(refund.amount)]],
      },
      ...buildRefundWords(order, subOrders, index),
      { kind: 'heading', level: 2, text: 'Refund' },
      { kind: 'text', text: `${formatPrice(refund.amount)} sent on ${day}, reference ${refund.reference}` },
    ],
  };
}

/** The prints that a refund is for, and what was said of it; nothing for what was paid too much. */
function buildRefundWords(order: Order, subOrders: readonly StoredSubOrder[], index: number): Block[] {
  const refunds = order.timeline.flatMap((entry, at) => (entry?.event === 'refunded' ? [at] : []));
  const at = refunds[index];
  const lines = at === undefined ? [] : findMeantLines(order, at, subOrders);
  if (lines.length === 0) return [];
  const claimed = subOrders.filter(({ claim }) => claim?.refundNote);
  const words = claimed.flatMap(({ artistId, lines: own, claim }) =>
    lines.some((line) => line.artistId === artistId)
      ? [`${(claim?.refundNoteBy === 'artist' && own[0]?.artistName) || PRODUCT_NAME}: ${claim?.refundNote}`]
      : [],
  );
  const prints = groupCopies(lines, ({ productId, title }) => `${productId} ${title}`);
  return [
    { kind: 'heading', level: 2, text: 'What it is for' },
    { kind: 'text', text: prints.map(({ print, count }) => copiesText(count, print.title)).join(', ') },
    ...words.map((text): Block => ({ kind: 'text', text })),
  ];
}

const sumSold = ({ shipping }: Order, subOrders: readonly StoredSubOrder[]): number =>
  subOrders.reduce((sum, { paidAt, subtotal }) => sum + (paidAt === null ? 0 : subtotal), shipping);

/** Who sold to whom, and by which numbers. */
function buildHead(order: Order, title: string, numbers: readonly (readonly [string, string])[]): Block[] {
  const { receipt } = order;
  const facts = receipt ? listTaxFacts(receipt) : [];
  return [
    ...buildTitle(title),
    {
      kind: 'columns',
      columns: [
        [{ kind: 'facts', facts: numbers }, ...(facts.length > 0 ? ([{ kind: 'facts', facts }] as const) : [])],
        buildSeller(receipt?.seller),
      ],
    },
    { kind: 'heading', level: 2, text: 'For' },
    { kind: 'text', text: displayBuyerName(order) },
    ...buildAddress(order),
    { kind: 'gap', height: 14 },
  ];
}

function buildSeller(seller: Seller | undefined): Block[] {
  return [
    ...buildSender(seller),
    ...(seller?.gstin ? ([{ kind: 'text', text: describeGstin(seller.gstin) }] as const) : []),
  ];
}

const titleReceipt = (seller: Seller | undefined): string => (seller?.gstin ? 'Tax invoice' : 'Receipt');

const describeGstin = (gstin: string): string => `GSTIN ${gstin}\n${describePlace(gstin.slice(0, 2))}`;

/** Nothing where the seller pays no goods and services tax. */
function listTaxFacts({ seller, placeOfSupply }: NonNullable<Order['receipt']>): [string, string][] {
  if (!seller.gstin) return [];
  return [
    ['HSN code', seller.hsnCode],
    ['Supplied to', describePlace(placeOfSupply)],
  ];
}

/** Where the prints go; nothing once the buyer's account is erased. */
function buildAddress(order: Order): Block[] {
  const { name, address, city, state, country, postalcode } = toAddress(order);
  const lines = [
    ...(name === displayBuyerName(order) ? [] : [`Sent to ${name}`]),
    address,
    [city, state, postalcode].filter(Boolean).join(', '),
    country,
  ].filter(Boolean);
  return order.address.address === '' ? [] : [{ kind: 'text', text: lines.join('\n'), isQuiet: true }];
}

function buildRows(lines: readonly OrderLine[]) {
  const options = (line: OrderLine) => `${line.artistName}, ${describeSize(line)}, ${line.frameType}`;
  const groups = groupCopies(lines, (line) => `${line.productId} ${line.sizeId} ${line.frameId} ${line.price}`);
  return groups.map(({ print, count }) => [
    {
      text: copiesText(count, print.title),
      below: `${options(print)}${count > 1 ? `, ${formatPrice(print.price)} each` : ''}`,
    },
    formatPrice(print.price * count),
  ]);
}

/** Nothing where the seller pays no goods and services tax. */
function buildTaxSums({ receipt }: Order, amount: number): (readonly [string, string])[] {
  const tax = receipt && splitTax(amount, receipt.seller, receipt.placeOfSupply);
  if (!tax) return [];
  return [
    ['Taxable value, included', formatPaise(tax.taxable)],
    ...tax.taxes.map(({ name, rate, amount }) => [`${name} ${rate} %, included`, formatPaise(amount)] as const),
  ];
}
