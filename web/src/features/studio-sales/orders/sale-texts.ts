import type { StudioOrder } from '@aperture-byline/contract/order/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { timeLeft } from '#entities/order/order-texts.ts';

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

/** When and how the artist is paid for a sub-order; null where nothing was sold yet. */
export function payoutText({
  payoutStatus,
  payoutDueAt,
  payoutReference,
  payout,
  subtotal,
}: StudioOrder): string | null {
  if (payoutStatus === 'paid') return `Paid out, reference ${payoutReference ?? ''}`;
  if (payoutStatus === 'held') return 'Waits until the claim is settled';
  if (payoutStatus === 'due' && payoutDueAt !== null)
    return `${payout < subtotal ? `${formatPrice(payout)} ` : 'Payout '}by ${formatDay(payoutDueAt)}`;
  return null;
}
