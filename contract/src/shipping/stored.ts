import * as v from 'valibot';
import { nullable, oneOf, rupees, withFallback } from '../shared/stored-fields.ts';
import { DEFAULT_SHIPPING, type ShippingSpeed, type ShippingZone } from './rates.ts';

const days = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** Price of at least 1 rupee: shipping is never free. */
const price = v.pipe(rupees, v.minValue(1));

const storedRate = v.object({ price: nullable(price), fromDays: days, toDays: days });
const storedZone = v.object({ standard: storedRate, expedited: storedRate });

/** In `settings/shop`; the house's first rates where there are none, or no whole ones. */
export const storedShippingRates = v.optional(
  withFallback(v.object({ domestic: storedZone, international: storedZone }), DEFAULT_SHIPPING),
  DEFAULT_SHIPPING,
);

/** How an order is sent, as it was ordered. */
export const storedShippingMethod = v.object({
  zone: oneOf<ShippingZone>({ domestic: true, international: true }),
  speed: oneOf<ShippingSpeed>({ standard: true, expedited: true }),
  fromDays: days,
  toDays: days,
});
