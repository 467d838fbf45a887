import { isEndedWithoutSale } from '@aperture-byline/contract/order/order-summary';
import type { StoredOrder, StoredSubOrder } from '@aperture-byline/contract/order/stored';
import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import type { Arrival } from '@aperture-byline/contract/shipping/arrival';
import type { ShippingMethod } from '@aperture-byline/contract/shipping/rates';
import { addBusinessDays } from './order-amounts.ts';
import { ACCEPT_WITHIN, PREPARE_WITHIN } from './sub-order-transitions.ts';

type Days = Pick<ShippingMethod, 'fromDays' | 'toDays'>;

const after = (from: Date, time: number): Date => new Date(from.getTime() + time);

/** Counts the days of shipping from when the parcel leaves at the earliest, and at the latest. */
function countDays({ fromDays, toDays }: Days, earliest: Date, latest: Date = earliest): Arrival {
  return {
    from: dayInIndia(addBusinessDays(earliest, fromDays)),
    to: dayInIndia(addBusinessDays(latest, toDays)),
  };
}

/** Estimates when a print arrives that is ordered at `now` and paid as soon as its artist has accepted. */
export function estimateArrival(days: Days, now: Date): Arrival {
  const earliest = after(now, PREPARE_WITHIN);
  return countDays(days, earliest, after(earliest, ACCEPT_WITHIN));
}

/** Estimates when a sub-order arrives, one that is not paid as if it were at `now`; null once it has, or never will. */
export function estimateSubOrderArrival(
  { shippingMethod, timeline }: Pick<StoredOrder, 'shippingMethod' | 'timeline'>,
  subOrder: Pick<StoredSubOrder, 'artistId' | 'status' | 'acceptBy' | 'paidAt' | 'updatedAt'>,
  now: Date,
): Arrival | null {
  const { artistId, status, acceptBy, paidAt } = subOrder;
  if (status === 'delivered' || isEndedWithoutSale(subOrder)) return null;
  if (status === 'shipped') {
    const sent = timeline.findLast((entry) => entry?.event === 'shipped' && entry.artistId === artistId);
    return countDays(shippingMethod, sent?.at ?? subOrder.updatedAt);
  }
  if (paidAt === null) {
    const isAwaited = status === 'awaiting_acceptance' && acceptBy > now;
    return countDays(shippingMethod, after(now, PREPARE_WITHIN), after(isAwaited ? acceptBy : now, PREPARE_WITHIN));
  }
  const ready = after(paidAt, PREPARE_WITHIN);
  return countDays(shippingMethod, ready < now ? now : ready);
}
