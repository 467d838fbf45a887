import type { BuyerEvent, SubOrderStatus } from '@aperture-byline/contract/order/stored';
import type { Order, OrderedShipping, OrderListItem } from '@aperture-byline/contract/order/wire';
import { DAY, HOUR, MINUTE } from '@aperture-byline/contract/shared/durations';
import { describeShipping } from '@aperture-byline/contract/shipping/rates';

/** When a payout is made to an artist who has not entered where they are paid. */
export const UNKNOWN_ACCOUNT = 'once we know where to pay you';

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

/** Returns a whole order's state in a few words: money comes before how far its prints are. */
export function orderStatusText({
  status,
  payment_status,
  payment_claim,
  refund_status,
}: Pick<OrderListItem, 'status' | 'payment_status' | 'payment_claim' | 'refund_status'>): string {
  if (payment_status === 'due') return payment_claim ? 'Payment being checked' : 'Payment due';
  if (payment_status === 'refunded') return 'Refunded';
  const text = status === 'accepted' && payment_status === 'paid' ? 'Paid' : STATUS[status];
  if (refund_status === 'none') return text;
  return refund_status === 'due' ? `${text}, refund due` : `${text}, partly refunded`;
}

/** Texts of an order's events. `who` is the artist whose sub-order it concerns. */
const EVENTS: Readonly<Record<BuyerEvent, (who: string) => string>> = {
  placed: () => 'You placed the order',
  accepted: (who) => `${who} accepted`,
  declined: (who) => `${who} declined`,
  expired: (who) => `${who} did not answer within 24 hours`,
  cancelled: () => 'The order was cancelled',
  payment_due: () => 'The payment is due',
  payment_reminded: () => 'We reminded you of the payment',
  payment_claimed: () => 'You told us that you have paid',
  payment_claim_withdrawn: () => 'You took back that you have paid',
  payment_not_found: () => 'We could not find your payment',
  part_paid: () => 'A part of your payment has arrived',
  unpaid: () => 'The order ended, since the payment did not arrive in time',
  paid: () => 'Your payment has arrived',
  preparing: (who) => `${who} prepares the prints`,
  shipped: (who) => `${who} sent the prints`,
  delivered: (who) => `The prints of ${who} have arrived`,
  arrived: (who) => `You said that the prints of ${who} have come`,
  refund_due: () => 'A refund is due',
  refunded: () => 'The refund is on its way',
  late: (who) => `${who} takes longer`,
  claim_opened: (who) => `You reported a problem with the prints of ${who}`,
  claim_refused: (who) => `${who} did not accept the claim`,
  claim_disputed: () => 'The claim is with us: we decide',
  claim_withdrawn: () => 'You withdrew the claim',
  claim_closed: () => 'The claim was closed without a refund',
  claim_refunded: (who) => `The claim about the prints of ${who} was settled by a refund`,
  replacement_agreed: (who) => `${who} makes a replacement`,
  replacement_sent: (who) => `${who} sent the replacement`,
  replaced: () => 'The replacement has arrived',
  return_agreed: (who) => `The prints can go back to ${who}`,
  return_sent: (who) => `You sent the prints back to ${who}`,
  buyer_reminded: () => 'We reminded you of the claim',
};

export const eventText = (event: BuyerEvent, who: string): string => EVENTS[event](who);

/** Returns the name of the provider on whose page all was paid that came; null where there is none, or another too. */
export function findProvider({ transfers }: Pick<Order, 'transfers'>): string | null {
  const [provider = null, ...others] = new Set(transfers.map((transfer) => transfer.provider));
  return others.length === 0 ? provider : null;
}

export const artistNames = ({ parts }: Pick<Order, 'parts'>): ReadonlyMap<number, string> =>
  new Map(parts.map(({ photographer, photographer_name }) => [photographer, photographer_name]));

/** Returns how long it is until a moment, in ISO 8601: `9 days`, `47 h`, `12 min`; null once it has passed. */
export function timeLeft(until: string, now: Date): string | null {
  const left = Date.parse(until) - now.getTime();
  if (left <= 0) return null;
  if (left >= 3 * DAY) return `${Math.floor(left / DAY)} days`;
  return left >= HOUR ? `${Math.floor(left / HOUR)} h` : `${Math.ceil(left / MINUTE)} min`;
}

/** `Standard, 5–10 business days`. */
export const shippingText = ({ from_days, to_days, ...method }: OrderedShipping): string =>
  describeShipping({ ...method, fromDays: from_days, toDays: to_days });
