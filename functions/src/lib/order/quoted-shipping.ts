import type { QuotedShipping } from '@aperture-byline/contract/cart/wire';
import type { OrderedShipping } from '@aperture-byline/contract/order/wire';
import { estimateArrival, joinArrivals, type Preparation } from '@aperture-byline/contract/shipping/arrival';
import { listShippingMethods, type ShippingMethod, type ShippingRates } from '@aperture-byline/contract/shipping/rates';

export function toOrderedShipping({ zone, speed, fromDays, toDays }: ShippingMethod): OrderedShipping {
  return { zone, speed, from_days: fromDays, to_days: toDays };
}

/** All that has a price, with when the parcels arrive that are ordered now. */
export function toQuotedShipping(rates: ShippingRates, parcels: readonly Preparation[] = []): QuotedShipping[] {
  const now = new Date();
  return listShippingMethods(rates).map(({ price, ...method }) => ({
    ...toOrderedShipping(method),
    price,
    arrives:
      joinArrivals(parcels.map((parcel) => estimateArrival(method, now, parcel))) ?? estimateArrival(method, now),
  }));
}
