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
  /** Whether the buyer has paid for that sub-order. */
  isPaid: boolean;
}

type Text = (facts: Facts) => [subject: string, ...paragraphs: string[]];

export type SideTexts = Partial<Record<Side, Text>>;
