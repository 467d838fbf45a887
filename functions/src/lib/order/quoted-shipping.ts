import type { QuotedShipping } from '@aperture-byline/contract/cart/wire';
import type { OrderedShipping } from '@aperture-byline/contract/order/wire';
import { listShippingMethods, type ShippingMethod, type ShippingRates } from '@aperture-byline/contract/shipping/rates';
import { estimateArrival } from './arrival.ts';

export function toOrderedShipping({ zone, speed, fromDays, toDays }: ShippingMethod): OrderedShipping {
  return { zone, speed, from_days: fromDays, to_days: toDays };
}

/** All that has a price, with when it arrives that is ordered now. */
export function toQuotedShipping(rates: ShippingRates): QuotedShipping[] {
  const now = new Date();
  return listShippingMethods(rates).map(({ price, ...method }) => ({
    ...toOrderedShipping(method),
    price,
    arrives: estimateArrival(method, now),
  }));
}
