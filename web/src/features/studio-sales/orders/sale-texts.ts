import type { SalePayout } from '@aperture-byline/contract/order/payouts/money-wire';
import type { StudioOrder } from '@aperture-byline/contract/order/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { timeLeft, UNKNOWN_ACCOUNT } from '#entities/order/order-texts.ts';

type SaleGroup = 'due' | 'others';

/** Place of a sub-order: its group, and what it is sorted by in it, the smallest first. */
export interface SalePlace {
  group: SaleGroup;
  at: number;
}

/**
 * Groups sub-orders: those with a deadline (to answer, to prepare, to send, a claim), the first to end at the top; and
 * others. One that stands in `places` stays there, so that a press moves nothing under the finger; new ones are
 * added to it.
 */
export function groupSales(
  sales: readonly StudioOrder[],
  places: Map<string, SalePlace> = new Map(),
): Record<SaleGroup, StudioOrder[]> {
  for (const [index, sale] of sales.entries())
    if (!places.has(sale.orderId)) places.set(sale.orderId, findPlace(sale, index));
  const placed = sales.flatMap((sale) => ({ sale, place: places.get(sale.orderId) ?? findPlace(sale, 0) }));
  placed.sort((one, other) => one.place.at - other.place.at);
  const inGroup = (group: SaleGroup) => placed.flatMap(({ sale, place }) => (place.group === group ? [sale] : []));
  return { due: inGroup('due'), others: inGroup('others') };
}

/** Finds the place of a sub-order; those without a time keep the order in which the server listed them. */
function findPlace(sale: StudioOrder, index: number): SalePlace {
  const deadline = findDeadline(sale);
  return deadline === null ? { group: 'others', at: index } : { group: 'due', at: deadline };
}

/** Returns when the artist's next step is due, in milliseconds; 0 where it is over, null where nothing is due. */
function findDeadline({ status, isPaid, isLate, acceptBy, prepareBy, claim }: StudioOrder): number | null {
  if (status === 'awaiting_acceptance') return Date.parse(acceptBy);
  if (claim?.actions.length) return claim.dueAt === null ? 0 : Date.parse(claim.dueAt);
  if (!isPaid || !(status === 'accepted' || status === 'preparing')) return null;
  return isLate || prepareBy === null ? 0 : Date.parse(prepareBy);
}

/** Returns how long the artist has left, or what they wait for; null where neither applies. */
export function deadlineText({ status, acceptBy, isPaid, prepareBy, isLate }: StudioOrder, now: Date): string | null {
  if (status === 'awaiting_acceptance') {
    const left = timeLeft(acceptBy, now);
    return left === null ? 'The time to answer is over' : `${left} left to answer`;
  }
  if (status !== 'accepted' && status !== 'preparing') return null;
  if (!isPaid) return 'The buyer has not paid yet: please wait before you prepare the prints';
  const left = prepareBy === null || isLate ? null : timeLeft(prepareBy, now);
  const step = status === 'accepted' ? 'to prepare' : 'to send';
  return left === null ? `Paid: the time ${step} is over` : `Paid: ${left} left ${step}`;
}

/** How much the artist is paid for a sub-order, and when; null where nothing is. */
export function payoutText(sale: SalePayout): string | null {
  const { payoutStatus, payoutDueAt, payoutReference, payout, paidOut, claim } = sale;
  const amount = amountText(sale);
  switch (payoutStatus) {
    case 'pending':
      return `${amount} once it is sent`;
    case 'due':
      return `${amount} ${payoutDueAt === null ? UNKNOWN_ACCOUNT : `by ${formatDay(payoutDueAt)}`}`;
    case 'held':
      return `${amount} waits: the buyer ${claim?.reason === 'damaged' ? 'reported damage' : 'says that something is wrong'}`;
    case 'paid':
      return paidOut === payout
        ? `${amount} paid out, reference ${payoutReference ?? ''}`
        : `${formatPrice(paidOut)} paid out, reference ${payoutReference ?? ''}. ${amount} of it is yours`;
    case 'none':
      return null;
  }
}

/** Amount that an artist owes to the house, and why. */
export const reversalText = (amount: number): string =>
  `${formatPrice(amount)}: the buyer got it back after you were paid out. We write to you where to send it.`;

/** `Rs. 3,870 (Rs. 4,300 less 10 % commission)`. */
function amountText({ payout, subtotal, claimRefund, commissionRate, tax }: SalePayout): string {
  const less = [
    claimRefund > 0 && `${formatPrice(claimRefund)} given back`,
    commissionRate > 0 && `${commissionRate} % commission`,
    tax > 0 && `${formatPrice(tax)} tax`,
  ].filter(Boolean);
  const amount = formatPrice(payout);
  return less.length === 0 ? amount : `${amount} (${formatPrice(subtotal)} less ${less.join(', ')})`;
}
