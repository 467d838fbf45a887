import {
  findShippingZone,
  listShippingMethods,
  type PricedShippingMethod,
  type ShippingRates,
  type ShippingSpeed,
} from '@aperture-byline/contract/shipping/rates';
import { shippingMessages } from '@aperture-byline/contract/shipping/shipping-messages';
import { ApiError } from '../../lib/errors.ts';

/** Selects how an order is sent. Throws CONFLICT where the house does not offer the speed, or nothing there. */
export function selectShipping(
  rates: ShippingRates,
  { country, speed = 'standard' }: { country: string; speed?: ShippingSpeed | undefined },
): PricedShippingMethod {
  const zone = findShippingZone(country);
  const offered = listShippingMethods(rates).filter((method) => method.zone === zone);
  const chosen = offered.find((method) => method.speed === speed);
  if (chosen) return chosen;
  throw new ApiError('CONFLICT', {
    fields:
      offered.length === 0
        ? { shippingAddress: shippingMessages.countryNotServed(country) }
        : { shippingSpeed: shippingMessages.speedGone },
  });
}
