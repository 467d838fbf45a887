import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { OrderEvent, StoredSubOrder } from '@aperture-byline/contract/order/stored';
import type { StoredShopSettings } from '@aperture-byline/contract/settings/stored';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { trackingLink } from '@aperture-byline/contract/shipping/tracking';
import { computePaidOut } from '../../../lib/order/state/order-amounts.ts';
import type { Facts } from './email-text.ts';

/** Events whose mails say how to pay. */
export const ASKS_TO_PAY: ReadonlySet<OrderEvent> = new Set(['payment_due', 'payment_reminded', 'part_paid']);

/** Returns where the amount is paid: by UPI, else to the account; nothing where neither is set. */
export function describePayment(shop: StoredShopSettings, orderId: string, amount: number): string[] {
  const { upiId, payeeName, accountName, accountNumber, ifsc } = shop;
  const what = `${formatPrice(amount)}, with the note ${orderNumber(orderId)}`;
  if (upiId) return [`UPI ID: ${upiId}${payeeName && ` (${payeeName})`}. Amount: ${what}.`];
  return accountNumber ? [`Account ${accountNumber}, ${accountName}, IFSC ${ifsc}. Amount: ${what}.`] : [];
}

/** Words of people stand in a mail only as a name and a number: nothing that mail programs make a link of. */
const NAME = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} &'’-]{0,39}$/u;
const NUMBER = /^[A-Za-z0-9][A-Za-z0-9 /-]{2,39}$/;

/** Anything that mail programs may make a link of. */
const LINK = /:\/\/|@|\bwww\b|[\p{L}\p{N}]\.[\p{L}\p{N}]/iu;

/** Returns what an event says that a refund is for, as the words of who decided it, on one line. */
export function describeRefundNote(event: OrderEvent, subOrder: StoredSubOrder | undefined): string[] {
  const { refundNote, refundNoteBy } = subOrder?.claim ?? {};
  if (event !== 'claim_refunded' || !refundNote) return [];
  if (LINK.test(refundNote)) return ['The order says what it is for.'];
  const writer = (refundNoteBy === 'artist' && subOrder?.lines[0]?.artistName) || 'Our decision';
  return [`${writer} says what it is for: “${refundNote.replace(/\s+/g, ' ')}”`];
}

/** Says what one transfer to an artist is for, in all of their orders. */
export function describePayout(paidOut: readonly StoredSubOrder[]): string {
  const [first] = paidOut;
  if (!first) return '';
  const sum = formatPrice(paidOut.reduce((total, subOrder) => total + computePaidOut(subOrder), 0));
  const reference = first.payoutReference ?? '';
  const transfer = NUMBER.test(reference) ? ` with the reference ${reference}` : '';
  if (paidOut.length === 1) return `We have sent you ${sum} for your part of an order${transfer && `,${transfer}`}.`;
  const orders = paidOut.map(
    (subOrder) => `${orderNumber(subOrder.orderId)} (${formatPrice(computePaidOut(subOrder))})`,
  );
  return `We have sent you ${sum} for ${paidOut.length} orders, in one transfer${transfer}: ${orders.join(', ')}.`;
}

/** Says that a transfer to an artist has come back, from what is stored of it in all of their orders. */
export function describeReturnedPayout(paidOut: readonly StoredSubOrder[]): string {
  const returned = paidOut.flatMap(({ returnedPayouts }) => returnedPayouts.at(-1) ?? []);
  const sum = formatPrice(returned.reduce((total, { amount }) => total + amount, 0));
  const reference = returned[0]?.reference ?? '';
  const transfer = NUMBER.test(reference) ? `, with the reference ${reference},` : '';
  return `The ${sum} that we sent you${transfer} came back from the bank. Please check in your studio, under Money, where we pay you. We then send it again.`;
}

/** Returns carrier, number and link of what an event says was sent; nothing where they are no name and number. */
export function describeShipment(event: OrderEvent, subOrder: StoredSubOrder | undefined): Facts['shipment'] {
  const sent = event === 'shipped' ? subOrder : event === 'replacement_sent' ? subOrder?.claim : null;
  if (!sent?.carrier || !sent.tracking || !NAME.test(sent.carrier) || !NUMBER.test(sent.tracking)) return [];
  const { carrier, tracking } = sent;
  const link = trackingLink(carrier, tracking);
  return [
    `Carrier: ${carrier}. Tracking number: ${tracking}.`,
    ...(link ? [{ label: 'Track it', address: link }] : []),
  ];
}
