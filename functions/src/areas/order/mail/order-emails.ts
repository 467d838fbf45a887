import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { OrderEvent } from '@aperture-byline/contract/order/stored';
import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import type { Seller } from '@aperture-byline/contract/settings/stored';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { describeParcels } from '@aperture-byline/contract/shipping/rates';
import type { Mail } from '../../../data/mail/mail.ts';
import { writeEmail } from '../../../lib/email/write-email.ts';
import { CLAIM_TEXTS } from './claim-email-texts.ts';
import type { Facts, Side, SideTexts } from './email-text.ts';
import { ASKS_TO_PAY } from './mail-facts.ts';

/** Tells a buyer how their order goes on, and asks nothing of them: they may switch these mails off. */
const PROGRESS: ReadonlySet<OrderEvent> = new Set(['accepted', 'preparing', 'shipped']);

export const isProgress = (event: OrderEvent, side: Side): boolean => side === 'buyer' && PROGRESS.has(event);

/** Nothing of a buyer who only paid too much. */
const nameRefunded = (prints: readonly string[]): string[] =>
  prints.length === 0 ? [] : [`It is for: ${prints.join('; ')}.`];

/** Said with the last part that falls away. */
const OVER = 'Nothing of the order is left: it is over.';

/**
 * Who hears of an event, and what. Whoever made it happen is not told, but for the receipt of an order. What an artist
 * typed stands on the order's page alone: in a mail it would speak with the house's voice. Only what a refund is for is
 * quoted, with its writer.
 */
const TEXTS: Readonly<Record<OrderEvent, SideTexts>> = {
  placed: {
    buyer: {
      subject: `Your order at ${PRODUCT_NAME}`,
      paragraphs: ({ prints, shipping, arrival, artists, answerBy }) => [
        `Thank you for your order. Its prints are accepted by ${answerBy}, and nothing is to be paid before that.`,
        `You have ordered: ${prints.join('; ')}.`,
        `Shipping: ${shipping}.`,
        ...(arrival === '' ? [] : [`Arrives ${arrival}, if you pay as soon as it is accepted.`]),
        ...[describeParcels(artists) ?? []].flat(),
      ],
    },
    artist: {
      subject: 'Somebody ordered a print of yours',
      paragraphs: ({ prints, answerBy }) => [
        `You have an order. Please accept or decline it by ${answerBy}: after that it ends by itself.`,
        `It is for: ${prints.join('; ')}.`,
      ],
    },
  },
  reminded: {
    artist: {
      subject: 'An order waits for you',
      paragraphs: ({ ready, answerBy, isPaid }) => [
        isPaid
          ? `An order of yours is paid and not begun. Please prepare its prints by ${ready}.`
          : `An order waits for your answer. Please accept or decline it by ${answerBy}: after that it ends by itself.`,
      ],
    },
  },
  accepted: {
    buyer: {
      subject: 'Your order was accepted',
      paragraphs: ({ artistName, prints }) => [
        `${artistName} accepted their part of your order: ${prints.join('; ')}.`,
      ],
    },
  },
  declined: {
    buyer: {
      subject: 'A part of your order was declined',
      paragraphs: ({ artistName, isPaid, isOver }) => [
        `${artistName} could not take their part of your order. ${isPaid ? 'You get back what you paid for it.' : 'You do not pay for it.'} Your order says why.`,
        ...(isOver ? [OVER] : []),
      ],
    },
  },
  expired: {
    buyer: {
      subject: 'A part of your order has ended',
      paragraphs: ({ artistName, isOver }) => [
        `${artistName} did not answer in time, so their part of your order has ended. You do not pay for it.`,
        ...(isOver ? [OVER] : []),
      ],
    },
    artist: {
      subject: 'An order has ended without your answer',
      paragraphs: () => ['You did not answer in time, so this order has ended.'],
    },
  },
  cancelled: {
    buyer: {
      subject: 'Your order is cancelled',
      paragraphs: () => [
        'Your order is cancelled, and there is nothing to pay. Should a payment of yours be on its way, we send it back to you.',
      ],
    },
    artist: {
      subject: 'An order was cancelled',
      paragraphs: () => [
        'The buyer cancelled this order. There is nothing for you to do, and your prints are on sale again.',
      ],
    },
  },
  payment_due: {
    buyer: {
      subject: 'Your order can be paid now',
      leads: true,
      paragraphs: ({ amount, payment, arrival }) => [
        `All photographers have answered. ${formatPrice(amount)} is to be paid within 7 days; your order says how. Should we have written of another amount before, this one holds.`,
        ...payment,
        ...(arrival === '' ? [] : [`Arrives ${arrival}, if you pay today.`]),
      ],
    },
  },
  payment_reminded: {
    buyer: {
      subject: 'Your order waits for your payment',
      paragraphs: ({ amount, payment }) => [
        ...payment,
        `${formatPrice(amount)} is still to be paid; your order says how. If it has not arrived 7 days after it became due, your order ends. Should you have paid already, there is nothing for you to do.`,
      ],
    },
  },
  payment_claimed: {},
  payment_claim_withdrawn: {},
  payment_not_found: {
    buyer: {
      subject: 'We could not find your payment',
      paragraphs: ({ amount, isPaid }) => [
        isPaid
          ? 'You told us of another transfer, and we could not find it. Your order is paid: there is nothing for you to do. Should that transfer arrive later, we send it back to you.'
          : amount > 0
            ? `You told us that you have paid, and we could not find it. Please check the reference with your bank, and tell us again on the page of your order. ${formatPrice(amount)} is to be paid within 7 days: after that your order ends.`
            : 'You told us that you have paid, and we could not find it. Your order has ended meanwhile: nothing is to be paid. Should a payment arrive later, we send it back to you.',
      ],
    },
  },
  part_paid: {
    buyer: {
      subject: 'A part of your payment has arrived',
      paragraphs: ({ amount }) => [
        `A part of your payment has arrived. ${formatPrice(amount)} is still to be paid within 7 days; your order says what has come, and how to pay the rest.`,
      ],
    },
  },
  unpaid: {
    buyer: {
      subject: 'Your order has ended unpaid',
      paragraphs: () => [
        'Your payment has not arrived in time, so your order has ended. What has come of it, or comes later, we send back to you.',
      ],
    },
    artist: {
      subject: 'An order has ended unpaid',
      paragraphs: () => [
        'The buyer has not paid in time, so this order has ended. There is nothing for you to do, and your prints are on sale again.',
      ],
    },
  },
  paid: {
    buyer: {
      subject: 'We have received your payment',
      leads: true,
      paragraphs: ({ arrival, ready }) => [
        `Thank you, your payment has arrived.${ready === '' ? '' : ` Your prints are prepared by ${ready}.`}`,
        ...(arrival === '' ? [] : [`Arrives ${arrival}.`]),
      ],
    },
    artist: {
      subject: 'An order is paid: please prepare it',
      paragraphs: ({ prints, shipping, ready, asksForDetails }) => [
        `The buyer has paid. Please prepare your prints${ready === '' ? '' : ` by ${ready}`}. You are paid out within 7 business days, once they are sent.`,
        `It is for: ${prints.join('; ')}.`,
        `Shipping: ${shipping}.`,
        ...(asksForDetails ? ['Please enter in your studio, under Money, where we pay you: without it we can’t.'] : []),
      ],
    },
  },
  late: {
    buyer: {
      subject: 'A part of your order takes longer',
      paragraphs: ({ artistName }) => [
        `${artistName} has not begun to prepare their part of your order in time. We look after it.`,
      ],
    },
    artist: {
      subject: 'An order should have been prepared by now',
      paragraphs: () => ['The time to prepare this order is over. Please prepare your prints now.'],
    },
  },
  preparing: {
    buyer: {
      subject: 'Your prints are being prepared',
      paragraphs: ({ artistName }) => [`${artistName} prepares their part of your order.`],
    },
  },
  shipped: {
    buyer: {
      subject: 'Your prints are on their way',
      paragraphs: ({ artistName, shipping, shipment, arrival }) => [
        `${artistName} has sent their part of your order. Your order says how.`,
        ...shipment,
        `Shipping: ${shipping}.`,
        ...(arrival === '' ? [] : [`Arrives ${arrival}.`]),
      ],
    },
  },
  delivered: {
    buyer: {
      subject: 'Your prints have arrived',
      paragraphs: ({ artistName }) => [
        `${artistName}’s part of your order has arrived. Should something be damaged, please tell us within 7 days, with photos.`,
      ],
    },
  },
  arrived: {
    artist: {
      subject: 'Your prints have arrived',
      paragraphs: () => ['The buyer says that your prints have arrived.'],
    },
  },
  refund_due: {
    buyer: {
      subject: 'You get money back',
      paragraphs: ({ amount, prints }) => [
        `You get back ${formatPrice(amount)} of what you paid within 5 to 7 business days. Your order says what has happened.`,
        ...nameRefunded(prints),
      ],
    },
  },
  refunded: {
    buyer: {
      subject: 'Your refund is on its way',
      paragraphs: ({ amount, prints }) => [`We have sent you ${formatPrice(amount)} back.`, ...nameRefunded(prints)],
    },
  },
  paid_out: {
    artist: {
      subject: 'You were paid out',
      paragraphs: ({ payout }) => [payout],
    },
  },
  payout_returned: {
    artist: {
      subject: 'A payout to you came back',
      paragraphs: ({ payout }) => [payout],
    },
  },
  ...CLAIM_TEXTS,
};

export const isNotified = (event: OrderEvent, side: Side): boolean => TEXTS[event][side] !== undefined;

/** An event with what its side is told of it. */
export interface NotifiedEvent {
  event: OrderEvent;
  facts: Facts;
}

/**
 * Writes the one mail about what one decision causes, which names the order's number; null where that side is told of
 * none of it.
 */
export function writeOrderEmail(
  events: readonly NotifiedEvent[],
  side: Side,
  {
    orderId,
    siteUrl,
    paysOnline,
    ...email
  }: {
    name: string;
    orderId: string;
    siteUrl: string;
    seller: Seller;
    /** Whether the order's page leads to a payment provider. */
    paysOnline: boolean;
    /** The print that was accepted. */
    picture?: { address: string; alt: string };
  },
): Mail['message'] | null {
  const texts = events.flatMap(({ event, facts }) => {
    const text = TEXTS[event][side];
    return text ? [{ ...text, words: text.paragraphs(facts) }] : [];
  });
  const lead = texts.find(({ leads }) => leads) ?? texts[0];
  if (!lead) return null;
  const number = orderNumber(orderId);
  const { order, studio } = pagePaths(siteUrl);
  const asked = paysOnline ? events.find(({ event, facts }) => ASKS_TO_PAY.has(event) && facts.amount > 0) : undefined;
  const link =
    side === 'buyer'
      ? { label: asked ? `Pay ${formatPrice(asked.facts.amount)}` : `Your order ${number}`, address: order(orderId) }
      : { label: `Order ${number}`, address: `${studio}/orders#sale-${orderId}` };
  return writeEmail({ ...email, subject: lead.subject, paragraphs: texts.flatMap(({ words }) => words), link });
}
