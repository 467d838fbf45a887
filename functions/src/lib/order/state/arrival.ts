import { isEndedWithoutSale } from '@aperture-byline/contract/order/order-summary';
import type { StoredOrder, StoredSubOrder } from '@aperture-byline/contract/order/stored';
import { DAY } from '@aperture-byline/contract/shared/durations';
import {
  ACCEPT_WITHIN,
  type Arrival,
  countShippingDays,
  longestLead,
} from '@aperture-byline/contract/shipping/arrival';

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** Computes when the prints of a sub-order are prepared that is paid at `paidAt`: not while its artist is away. */
export function computePrepareBy({ acceptBy, lines }: Pick<StoredSubOrder, 'acceptBy' | 'lines'>, paidAt: Date): Date {
  // An artist who was away when it was ordered has to accept it a day after their return.
  const present = new Date(acceptBy.getTime() - ACCEPT_WITHIN);
  return new Date(later(paidAt, present).getTime() + longestLead(lines) * DAY);
}

/** Estimates when a sub-order arrives, one that is not paid as if it were at `now`; null once it has, or never will. */
export function estimateSubOrderArrival(
  { shippingMethod, timeline }: Pick<StoredOrder, 'shippingMethod' | 'timeline'>,
  subOrder: Pick<StoredSubOrder, 'artistId' | 'status' | 'acceptBy' | 'paidAt' | 'updatedAt' | 'lines'>,
  now: Date,
): Arrival | null {
  const { artistId, status, acceptBy, paidAt } = subOrder;
  if (status === 'delivered' || isEndedWithoutSale(subOrder)) return null;
  if (status === 'shipped') {
    const sent = timeline.findLast((entry) => entry?.event === 'shipped' && entry.artistId === artistId);
    return countShippingDays(shippingMethod, sent?.at ?? subOrder.updatedAt);
  }
  if (paidAt !== null) return countShippingDays(shippingMethod, later(computePrepareBy(subOrder, paidAt), now));
  const isAwaited = status === 'awaiting_acceptance' && acceptBy > now;
  return countShippingDays(
    shippingMethod,
    computePrepareBy(subOrder, now),
    computePrepareBy(subOrder, isAwaited ? acceptBy : now),
  );
}
