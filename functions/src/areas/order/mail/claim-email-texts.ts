import type { OrderEvent } from '@aperture-byline/contract/order/stored';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { SideTexts } from './email-text.ts';

/** Who hears of a claim's events, and what: see `order-emails.ts`. */
export const CLAIM_TEXTS = {
  claim_opened: {
    artist: () => [
      'A buyer reports a problem with your prints',
      'The buyer of your prints says that something is wrong with them. Please look at the report and answer within 3 days: after that we decide.',
      'Your payout for this order waits until the claim is settled.',
    ],
  },
  artist_reminded: {
    artist: () => [
      'A claim waits for you',
      'A claim about your prints waits for your next step. Half of the time for it has passed; after that we decide.',
    ],
  },
  buyer_reminded: {
    buyer: () => [
      'Your claim waits for you',
      'Your claim waits for your next step, and half of the time for it has passed. Your order says what there is to do, and until when.',
    ],
  },
  claim_refused: {
    buyer: ({ artistName }) => [
      'Your claim was not accepted',
      `${artistName} does not accept your claim; your order says why. If you do not agree, ask us to decide within 7 days. After that the claim is closed.`,
    ],
  },
  claim_disputed: {
    buyer: () => [
      'We decide about your claim',
      'Your claim is with us now. We look at what both sides say, and write to you what we decide.',
    ],
    artist: () => [
      'We decide about a claim',
      'A claim about your prints is with us now. We look at what both sides say, and write to you what we decide.',
    ],
  },
  claim_withdrawn: {
    artist: () => [
      'A claim was withdrawn',
      'The buyer has withdrawn the claim about your prints. There is nothing for you to do.',
    ],
  },
  claim_closed: {
    buyer: () => ['Your claim is closed', 'Your claim is closed without a refund. Your order says why.'],
    artist: () => [
      'A claim is closed',
      'A claim about your prints is closed without a refund. There is nothing for you to do.',
    ],
  },
  claim_refunded: {
    buyer: ({ artistName }) => [
      'Your claim is settled by a refund',
      `You get back what you paid for the prints of ${artistName} that you reported, within 5 to 7 business days.`,
    ],
    artist: () => [
      'A claim is settled by a refund',
      'The buyer gets back what they paid for the prints that they reported. It is taken off your payout; if you were paid out already, your order says what to send back.',
    ],
  },
  replacement_agreed: {
    buyer: ({ artistName }) => [
      'You get a replacement',
      `${artistName} makes the prints that you reported anew, and sends them within 7 days.`,
    ],
    artist: () => [
      'Please send a replacement',
      'Please make the prints that the buyer reported anew, and send them within 7 days.',
    ],
  },
  replacement_sent: {
    buyer: ({ artistName }) => [
      'Your replacement is on its way',
      `${artistName} has sent your replacement. Your order says how.`,
    ],
  },
  replaced: {
    buyer: () => [
      'Your replacement has arrived',
      'Your claim is settled by a replacement. Should something be wrong with it, please tell us within 7 days.',
    ],
    artist: () => [
      'A replacement has arrived',
      'A claim about your prints is settled by a replacement. Your payout goes on.',
    ],
  },
  return_agreed: {
    buyer: ({ artistName }) => [
      'Please send your prints back',
      `You can send the prints that you reported back to ${artistName}. Please do so within 14 days, in their own packaging, and enter the tracking number in your order. You get back what you paid for them when they have arrived.`,
    ],
    artist: () => [
      'A buyer sends prints back',
      'The buyer has 14 days to send back the prints that they reported. Please say so in the studio when they have arrived.',
    ],
  },
  return_sent: {
    artist: () => [
      'Prints are on their way back to you',
      'The buyer has sent the prints back. Please say in the studio when they have arrived, within 10 days.',
    ],
  },
  reversal_paid: {
    artist: ({ amount }) => [
      'We have received your transfer',
      `The ${formatPrice(amount)} that you sent back after a claim have arrived. Thank you.`,
    ],
  },
} satisfies Partial<Record<OrderEvent, SideTexts>>;
