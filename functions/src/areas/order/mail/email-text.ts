import type { Link } from '../../../lib/email/write-email.ts';

/** Whom a mail or notice is for. */
export type Side = 'buyer' | 'artist';

export interface Facts {
  /** Whole rupees: what is to be paid, given back or paid out. */
  amount: number;
  /** Artist of the sub-order that the event concerns; empty where it concerns the whole order. */
  artistName: string;
  /** `2 × Harbour, 60cm x 40cm, Oak`: the prints that the event is about, to an artist their own alone. */
  prints: readonly string[];
  /** `Standard, 5–10 business days`. */
  shipping: string;
  /** `9–14 December`; empty where nothing is awaited. */
  arrival: string;
  /** `12 Jan 2027, 6:30 PM IST`: the last moment to prepare the prints, and that to answer; empty without one. */
  ready: string;
  answerBy: string;
  /** The artists whose prints the event is about. */
  artists: number;
  /** How the amount is paid, in sentences; none where nothing is due or nothing is set. */
  payment: readonly string[];
  /** How a parcel was sent, with the carrier's page where it is known; none where it can't stand in a mail. */
  shipment: readonly (string | Link)[];
  /** Words about a refund, of the artist or the house, in sentences; none where they can't stand in a mail. */
  refundNote: readonly string[];
  /** Sentence about a transfer to the artist and its orders; empty where there is none. */
  payout: string;
  /** Whether the artist has not entered where they are paid. */
  asksForDetails: boolean;
  /** Whether the buyer has paid for that sub-order, or for the order where it concerns all of it. */
  isPaid: boolean;
  /** Whether every part of the order was declined or has ended. */
  isOver: boolean;
}

interface Text {
  subject: string;
  /** True where its subject stands above all that is told with it. */
  leads?: boolean;
  paragraphs: (facts: Facts) => (string | Link)[];
}

export type SideTexts = Partial<Record<Side, Text>>;
