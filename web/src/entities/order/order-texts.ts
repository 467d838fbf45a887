import { groupCopies } from '@aperture-byline/contract/order/order-summary';
import type { BuyerEvent, SubOrderStatus } from '@aperture-byline/contract/order/stored';
import type { Order, OrderedPrint, OrderListItem } from '@aperture-byline/contract/order/wire';

const STATUS: Readonly<Record<SubOrderStatus, string>> = {
  awaiting_acceptance: 'Awaiting acceptance',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Not accepted in time',
  cancelled: 'Cancelled',
  preparing: 'Being prepared',
  shipped: 'Shipped',
  delivered: 'Delivered',
};

export const subOrderStatusText = (status: SubOrderStatus): string => STATUS[status];

/** The state of a whole order in two or three words: what is to be paid or given back comes before how far its prints are. */
export function orderStatusText({
  status,
  payment_status,
  refund_status,
}: Pick<OrderListItem, 'status' | 'payment_status' | 'refund_status'>): string {
  if (payment_status === 'due') return 'Payment due';
  if (payment_status === 'refunded') return 'Refunded';
  const text = status === 'accepted' && payment_status === 'paid' ? 'Paid' : STATUS[status];
  return refund_status === 'due' ? `${text}, refund due` : text;
}

/** What happened. `who` is the artist whose sub-order it concerns. */
const EVENTS: Readonly<Record<BuyerEvent, (who: string) => string>> = {
  placed: () => 'You placed the order',
  accepted: (who) => `${who} accepted`,
  declined: (who) => `${who} declined`,
  expired: (who) => `${who} did not answer within 24 hours`,
  cancelled: () => 'The order was cancelled',
  payment_due: () => 'The payment is due',
  payment_reminded: () => 'We reminded you of the payment',
  unpaid: () => 'The order ended, since the payment did not arrive within 7 days',
  paid: () => 'Your payment has arrived',
  preparing: (who) => `${who} prepares the prints`,
  shipped: (who) => `${who} sent the prints`,
  delivered: (who) => `The prints of ${who} have arrived`,
  refund_due: () => 'A refund is due',
  refunded: () => 'The refund is on its way',
  late: (who) => `${who} takes longer`,
};

export const eventText = (event: BuyerEvent, who: string): string => EVENTS[event](who);

/** Copies of one print in one size, frame and price once, with their number. */
export const groupPrints = <P extends OrderedPrint>(prints: readonly P[]): { print: P; count: number }[] =>
  groupCopies(prints, ({ product_id, size_id, frame_id, price }) =>
    [product_id, size_id, frame_id, price].join('/'),
  );

/** `60cm x 40cm, Oak`. */
export const describeOptions = ({ size_width, size_height, frame_type }: OrderedPrint): string =>
  `${size_width}cm x ${size_height}cm, ${frame_type}`;

/** The names of an order's artists by their user ids. */
export const artistNames = ({ parts }: Pick<Order, 'parts'>): ReadonlyMap<number, string> =>
  new Map(parts.map(({ photographer, photographer_name }) => [photographer, photographer_name]));
