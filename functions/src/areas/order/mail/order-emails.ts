import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { OrderEvent } from '@aperture-byline/contract/order/stored';
import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import type { Seller } from '@aperture-byline/contract/settings/stored';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { Mail } from '../../../data/mail/mail.ts';
import { writeEmail } from '../../../lib/email/write-email.ts';
import { CLAIM_TEXTS } from './claim-email-texts.ts';
import type { Facts, Side, SideTexts } from './email-text.ts';

/** Tells a buyer how their order goes on, and asks nothing of them: they may switch these mails off. */
const PROGRESS: ReadonlySet<OrderEvent> = new Set(['accepted', 'preparing', 'shipped']);

export const isProgress = (event: OrderEvent, side: Side): boolean => side === 'buyer' && PROGRESS.has(event);

/** Nothing of a buyer who only paid too much. */
const nameRefunded = (prints: readonly string[]): string[] =>
  prints.length === 0 ? [] : [`It is for: ${prints.join('; ')}.`];

/**
 * Who hears of an event, and what. Whoever made it happen is not told, but for the receipt of an order. What an artist
 * typed, such as a reason, stands on the order's page alone: in a mail it would speak with the house's voice.
 */
const TEXTS: Readonly<Record<OrderEvent, SideTexts>> = {
  placed: {
    buyer: ({ prints, shipping }) => [
      `Your order at ${PRODUCT_NAME}`,
      'Thank you for your order. Each photographer has 24 hours to accept their prints, and nothing is to be paid before that.',
      `You have ordered: ${prints.join('; ')}.`,
      `Shipping: ${shipping}.`,
    ],
    artist: ({ prints }) => [
      'Somebody ordered a print of yours',
      'You have an order. Please accept or decline it within 24 hours: after that it ends by itself.',
      `It is for: ${prints.join('; ')}.`,
    ],
  },
  reminded: {
    artist: () => [
      'An order waits for your answer',
      'An order has been waiting for you for twelve hours. Please accept or decline it within the next twelve.',
    ],
  },
  accepted: {
    buyer: ({ artistName }) => ['Your order was accepted', `${artistName} accepted their part of your order.`],
  },
  declined: {
    buyer: ({ artistName, isPaid }) => [
      'A part of your order was declined',
      `${artistName} could not take their part of your order. ${isPaid ? 'You get back what you paid for it.' : 'You do not pay for it.'} Your order says why.`,
    ],
  },
  expired: {
    buyer: ({ artistName }) => [
      'A part of your order has ended',
      `${artistName} did not answer within 24 hours, so their part of your order has ended. You do not pay for it.`,
    ],
    artist: () => [
      'An order has ended without your answer',
      'You did not answer within 24 hours, so this order has ended.',
    ],
  },
  cancelled: {
    buyer: () => [
      'Your order is cancelled',
      'Your order is cancelled, and there is nothing to pay. Should a payment of yours be on its way, we send it back to you.',
    ],
    artist: () => [
      'An order was cancelled',
      'The buyer cancelled this order. There is nothing for you to do, and your prints are on sale again.',
    ],
  },
  payment_due: {
    buyer: ({ amount }) => [
      'Your order can be paid now',
      `All photographers have answered. ${formatPrice(amount)} is to be paid within 7 days; your order says how. Should we have written of another amount before, this one holds.`,
    ],
  },
  payment_reminded: {
    buyer: ({ amount }) => [
      'Your order waits for your payment',
      `${formatPrice(amount)} is still to be paid; your order says how. If it has not arrived 7 days after it became due, your order ends. Should you have paid already, there is nothing for you to do.`,
    ],
  },
  payment_claimed: {},
  payment_not_found: {
    buyer: ({ amount }) => [
      'We could not find your payment',
      amount > 0
        ? `You told us that you have paid, and we could not find it. Please check the reference with your bank, and tell us again on the page of your order. ${formatPrice(amount)} is to be paid within 7 days: after that your order ends.`
        : 'You told us that you have paid, and we could not find it. Your order has ended meanwhile: nothing is to be paid. Should a payment arrive later, we send it back to you.',
    ],
  },
  part_paid: {
    buyer: ({ amount }) => [
      'A part of your payment has arrived',
      `A part of your payment has arrived. ${formatPrice(amount)} is still to be paid within 7 days; your order says what has come, and how to pay the rest.`,
    ],
  },
  unpaid: {
    buyer: () => [
      'Your order has ended unpaid',
      'Your payment has not arrived in time, so your order has ended. What has come of it, or comes later, we send back to you.',
    ],
    artist: () => [
      'An order has ended unpaid',
      'The buyer has not paid in time, so this order has ended. There is nothing for you to do, and your prints are on sale again.',
    ],
  },
  paid: {
    buyer: () => [
      'We have received your payment',
      'Thank you, your payment has arrived. Your prints are prepared within 48 hours.',
    ],
    artist: ({ prints, shipping }) => [
      'An order is paid: please prepare it',
      'The buyer has paid. Please prepare your prints within 48 hours. You are paid out within 7 business days.',
      `It is for: ${prints.join('; ')}.`,
      `Shipping: ${shipping}.`,
    ],
  },
  late: {
    buyer: ({ artistName }) => [
      'A part of your order takes longer',
      `${artistName} has not begun to prepare their part of your order within 48 hours. We look after it.`,
    ],
    artist: () => [
      'An order should have been prepared by now',
      '48 hours have passed since this order was paid. Please prepare your prints.',
    ],
  },
  preparing: {
    buyer: ({ artistName }) => ['Your prints are being prepared', `${artistName} prepares their part of your order.`],
  },
  shipped: {
    buyer: ({ artistName, shipping }) => [
      'Your prints are on their way',
      `${artistName} has sent their part of your order. Your order says how.`,
      `Shipping: ${shipping}.`,
    ],
  },
  delivered: {
    buyer: ({ artistName }) => [
      'Your prints have arrived',
      `${artistName}’s part of your order has arrived. Should something be damaged, please tell us within 7 days, with photos.`,
    ],
  },
  arrived: {
    artist: () => ['Your prints have arrived', 'The buyer says that your prints have arrived.'],
  },
  refund_due: {
    buyer: ({ amount, prints }) => [
      'You get money back',
      `You get back ${formatPrice(amount)} of what you paid within 5 to 7 business days. Your order says what has happened.`,
      ...nameRefunded(prints),
    ],
  },
  refunded: {
    buyer: ({ amount, prints }) => [
      'Your refund is on its way',
      `We have sent you ${formatPrice(amount)} back.`,
      ...nameRefunded(prints),
    ],
  },
  paid_out: {
    artist: ({ amount }) => ['You were paid out', `We have sent you ${formatPrice(amount)} for your part of an order.`],
  },
  ...CLAIM_TEXTS,
};

/** The mail about an event, which names the order's number, or null where that side is not told of it. */
export function writeOrderEmail(
  event: OrderEvent,
  side: Side,
  {
    name,
    orderId,
    siteUrl,
    seller,
    ...facts
  }: Facts & { name: string; orderId: string; siteUrl: string; seller: Seller },
): Mail['message'] | null {
  const [subject, ...paragraphs] = TEXTS[event][side]?.(facts) ?? [];
  if (subject === undefined) return null;
  const number = orderNumber(orderId);
  const { order, studio } = pagePaths(siteUrl);
  const link =
    side === 'buyer'
      ? { label: `Your order ${number}`, address: order(orderId) }
      : { label: `Order ${number}`, address: `${studio}/orders#sale-${orderId}` };
  return writeEmail({ subject, name, paragraphs, link, seller });
}
