import { type InferType, object, string } from 'yup';
import { ADDRESS_TEXT_MAX } from '../shared/constants.ts';
import { ID_MAX } from '../shared/ids.ts';
import { messages } from '../shared/messages.ts';
import { EMAIL, EMAIL_MAX } from '../shared/text/email.ts';
import { isVisible } from '../shared/text/text-checks.ts';
import { lineField, schemaMessages } from '../shared/text/text-fields.ts';
import { addressMessages } from './address-messages.ts';
import { type CountryField, findCountryProblem, normalizeAddress } from './country-rules.ts';

/** Characters, with what people write between the digits. */
const PHONE_TEXT_MAX = 40;

/** Where it is there, it is not empty. */
const text = (max: number, tooLong: string = messages.tooLong) =>
  lineField()
    .max(max, tooLong)
    .test('visible', addressMessages.allRequired, (value) => value === undefined || isVisible(value));

/** Text that is right or wrong by the country; of a change without one the server takes the saved country. */
const byCountry = (field: CountryField, max: number, tooLong: string = messages.tooLong) =>
  lineField()
    .max(max, tooLong)
    .test('country', function check(value) {
      const { country } = this.parent;
      if (value === undefined || typeof country !== 'string') return true;
      const problem = findCountryProblem(field, value, country);
      return problem === null || this.createError({ message: problem });
    });
const country = () => byCountry('country', ADDRESS_TEXT_MAX.country);
/** May be empty abroad, but is sent. */
const state = () => byCountry('state', ADDRESS_TEXT_MAX.state);
const postalCode = () => byCountry('postalCode', ADDRESS_TEXT_MAX.postalCode);
const phone = (field: 'phone' | 'alternatePhone') =>
  byCountry(field, PHONE_TEXT_MAX, addressMessages.phoneInvalid).test(
    'visible',
    addressMessages.allRequired,
    (value) => value === undefined || isVisible(value),
  );
/** Returns the field for the recipient of the parcel, where that is not the buyer. */
const recipient = () => lineField().max(ADDRESS_TEXT_MAX.recipient, messages.tooLong);
const email = () => text(EMAIL_MAX).matches(EMAIL, { message: addressMessages.emailInvalid, excludeEmptyString: true });

/** `POST /product/address`: every field but the recipient. A cast normalizes it, as the server does to store it. */
export const newAddressSchema = object({
  recipient: recipient(),
  address: text(ADDRESS_TEXT_MAX.address).required(addressMessages.allRequired),
  city: text(ADDRESS_TEXT_MAX.city).required(addressMessages.allRequired),
  state: state().default('').defined(addressMessages.allRequired),
  country: country().required(addressMessages.allRequired),
  postalCode: postalCode().default('').defined(addressMessages.allRequired),
  email: email().required(addressMessages.allRequired),
  phone: phone('phone').required(addressMessages.allRequired),
  alternatePhone: phone('alternatePhone').required(addressMessages.allRequired),
})
  .noUnknown()
  .transform((values: Record<string, unknown> | null) => values && normalizeAddress(values, values.country));
export type NewAddress = InferType<typeof newAddressSchema>;

/** `PUT /product/address`: only what changes, in the spelling of the list. */
export const addressChangeSchema = object({
  addressId: string().required(schemaMessages.valueInvalid).max(ID_MAX, schemaMessages.valueInvalid),
  recipient: recipient(),
  address: text(ADDRESS_TEXT_MAX.address),
  city: text(ADDRESS_TEXT_MAX.city),
  state: state(),
  country: country(),
  postalcode: postalCode(),
  email: email(),
  phone: phone('phone'),
  alternate_phone: phone('alternatePhone'),
}).noUnknown();
export type AddressChange = InferType<typeof addressChangeSchema>;
