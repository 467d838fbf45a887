import type { OrderEvent } from '@aperture-byline/contract/order/stored';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { SideTexts } from './email-text.ts';

/** Who hears of a claim's events, and what: see `order-emails.ts`. */
export const CLAIM_TEXTS = {
  claim_opened: {
    artist: {
      subject: 'A buyer reports a problem with your prints',
      paragraphs: () => [
        'The buyer of your prints says that something is wrong with them. Please look at the report and answer within 3 days: after that we decide.',
        'Your payout for this order waits until the claim is settled.',
      ],
    },
  },
  artist_reminded: {
    artist: {
      subject: 'A claim waits for you',
      paragraphs: () => [
        'A claim about your prints waits for your next step. Half of the time for it has passed; after that we decide.',
      ],
    },
  },
  buyer_reminded: {
    buyer: {
      subject: 'Your claim waits for you',
      paragraphs: () => [
        'Your claim waits for your next step, and half of the time for it has passed. Your order says what there is to do, and until when.',
      ],
    },
  },
  claim_refused: {
    buyer: {
      subject: 'Your claim was not accepted',
      paragraphs: ({ artistName }) => [
        `${artistName} does not accept your claim; your order says why. If you do not agree, ask us to decide within 7 days. After that the claim is closed.`,
      ],
    },
  },
  claim_disputed: {
    buyer: {
      subject: 'We decide about your claim',
      paragraphs: () => ['Your claim is with us now. We look at what both sides say, and write to you what we decide.'],
    },
    artist: {
      subject: 'We decide about a claim',
      paragraphs: () => [
        'A claim about your prints is with us now. We look at what both sides say, and write to you what we decide.',
      ],
    },
  },
  claim_withdrawn: {
    artist: {
      subject: 'A claim was withdrawn',
      paragraphs: () => ['The buyer has withdrawn the claim about your prints. There is nothing for you to do.'],
    },
  },
  claim_closed: {
    buyer: {
      subject: 'Your claim is closed',
      paragraphs: () => ['Your claim is closed without a refund. Your order says why.'],
    },
    artist: {
      subject: 'A claim is closed',
      paragraphs: () => ['A claim about your prints is closed without a refund. There is nothing for you to do.'],
    },
  },
  claim_refunded: {
    buyer: {
      subject: 'Your claim is settled by a refund',
      // The refund that is due with it says how much.
      paragraphs: ({ artistName, refundNote }) => [
        `Your claim about the prints of ${artistName} is settled by a refund.`,
        ...refundNote,
      ],
    },
    artist: {
      subject: 'A claim is settled by a refund',
      paragraphs: ({ amount, refundNote }) => [
        `The buyer gets back ${formatPrice(amount)} for the prints that they reported. It is taken off your payout; if you were paid out already, your order says what to send back.`,
        ...refundNote,
      ],
    },
  },
  replacement_agreed: {
    buyer: {
      subject: 'You get a replacement',
      paragraphs: ({ artistName }) => [
        `${artistName} makes the prints that you reported anew, and sends them within 7 days.`,
      ],
    },
    artist: {
      subject: 'Please send a replacement',
      paragraphs: () => ['Please make the prints that the buyer reported anew, and send them within 7 days.'],
    },
  },
  replacement_sent: {
    buyer: {
      subject: 'Your replacement is on its way',
      paragraphs: ({ artistName, shipment }) => [
        `${artistName} has sent your replacement. Your order says how.`,
        ...shipment,
      ],
    },
  },
  replaced: {
    buyer: {
      subject: 'Your replacement has arrived',
      paragraphs: () => [
        'Your claim is settled by a replacement. Should something be wrong with it, please tell us within 7 days.',
      ],
    },
    artist: {
      subject: 'A replacement has arrived',
      paragraphs: () => ['A claim about your prints is settled by a replacement. Your payout goes on.'],
    },
  },
  return_agreed: {
    buyer: {
      subject: 'Please send your prints back',
      paragraphs: ({ artistName }) => [
        `You can send the prints that you reported back to ${artistName}. Please do so within 14 days, in their own packaging, and enter the tracking number in your order. You get back what you paid for them when they have arrived.`,
      ],
    },
    artist: {
      subject: 'A buyer sends prints back',
      paragraphs: () => [
        'The buyer has 14 days to send back the prints that they reported. Please say so in the studio when they have arrived.',
      ],
    },
  },
  return_sent: {
    artist: {
      subject: 'Prints are on their way back to you',
      paragraphs: () => [
        'The buyer has sent the prints back. Please say in the studio when they have arrived, within 10 days.',
      ],
    },
  },
  reversal_paid: {
    artist: {
      subject: 'We have received your transfer',
      paragraphs: ({ amount }) => [
        `The ${formatPrice(amount)} that you sent back after a claim have arrived. Thank you.`,
      ],
    },
  },
} satisfies Partial<Record<OrderEvent, SideTexts>>;
