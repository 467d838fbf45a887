import { type InferType, number, object } from 'yup';
import { schemaMessages } from '../shared/text/text-fields.ts';
import { seenVersion } from '../work/bodies.ts';
import { shippingMessages } from './shipping-messages.ts';

const PRICE_MAX = 100_000;
const DAYS_MAX = 90;

/** An empty field of a form is a price that is not given; forms validate it as a missing one. */
const price = () =>
  number()
    .transform((value, typed) => (typed === '' ? null : value))
    .nullable()
    .default(null)
    .defined(schemaMessages.valueInvalid)
    .typeError(shippingMessages.priceInvalid)
    .integer(shippingMessages.priceInvalid)
    .min(1, shippingMessages.priceInvalid)
    .max(PRICE_MAX, shippingMessages.priceInvalid);

const days = () =>
  number()
    .required(shippingMessages.daysInvalid)
    .typeError(shippingMessages.daysInvalid)
    .integer(shippingMessages.daysInvalid)
    .min(1, shippingMessages.daysInvalid)
    .max(DAYS_MAX, shippingMessages.daysInvalid);

const rate = (ratePrice = price()) =>
  object({
    price: ratePrice,
    fromDays: days(),
    toDays: days().test(
      'order',
      shippingMessages.daysReversed,
      (last, { parent }) => !(last < Number(parent.fromDays)),
    ),
  })
    .required(schemaMessages.valueInvalid)
    .noUnknown();

/** `PUT /studio/shipping`: all of it; a price of null is not offered. */
export const shippingSchema = object({
  domestic: object({
    // Orders that name no speed, as the specification writes them, are sent so.
    standard: rate(price().test('offered', shippingMessages.standardMissing, (amount) => amount !== null)),
    expedited: rate(),
  })
    .required(schemaMessages.valueInvalid)
    .noUnknown(),
  international: object({ standard: rate(), expedited: rate() }).required(schemaMessages.valueInvalid).noUnknown(),
  version: seenVersion(),
}).noUnknown();
export type ShippingBody = InferType<typeof shippingSchema>;
