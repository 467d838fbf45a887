import { type InferType, object, string } from 'yup';
import { ADDRESS_TEXT_MAX } from '../shared/constants.ts';
import { EMAIL, EMAIL_MAX } from '../shared/email.ts';
import { ID_MAX } from '../shared/ids.ts';
import { messages } from '../shared/messages.ts';
import { schemaMessages } from '../shared/schema-messages.ts';
import { isVisible } from '../shared/text-checks.ts';
import { addressMessages } from './address-messages.ts';

/** Characters, with what people write between the digits. */
const PHONE_TEXT_MAX = 40;
const PHONE = /^[0-9]{10}$/;

/** What people write between the digits of a phone number. */
const SEPARATORS = /[\s().\p{Pd}]/gu;
/** Ten digits after the country's code or the 0 of a trunk call. */
const INDIAN = /^(?:\+91|0091|91)?0?(\d{10})$/;

/** The ten digits of an Indian phone number, however it is written; any other text without its separators. */
export function normalizePhone(written: string): string {
  const phone = written.replace(SEPARATORS, '');
  return INDIAN.exec(phone)?.[1] ?? phone;
}

/** Where it is there, it is not empty. */
const text = (max: number, tooLong: string = messages.tooLong) =>
  string()
    .trim()
    .max(max, tooLong)
    .test('visible', addressMessages.allRequired, (value) => value === undefined || isVisible(value));
/** As people write it; a cast makes it ten digits, and so does the server before it stores one. */
const phone = () =>
  text(PHONE_TEXT_MAX, addressMessages.phoneInvalid)
    .transform((value: unknown) => (typeof value === 'string' ? normalizePhone(value) : value))
    .test('phone', addressMessages.phoneInvalid, (value) => !value || PHONE.test(normalizePhone(value)));
/** Whoever receives the parcel, where that is not who orders. */
const recipient = () => string().trim().max(ADDRESS_TEXT_MAX.recipient, messages.tooLong);
const email = () =>
  text(EMAIL_MAX).matches(EMAIL, { message: addressMessages.emailInvalid, excludeEmptyString: true });

/** `POST /product/address`: every field but the recipient. */
export const newAddressSchema = object({
  recipient: recipient(),
  address: text(ADDRESS_TEXT_MAX.address).required(addressMessages.allRequired),
  city: text(ADDRESS_TEXT_MAX.city).required(addressMessages.allRequired),
  state: text(ADDRESS_TEXT_MAX.state).required(addressMessages.allRequired),
  country: text(ADDRESS_TEXT_MAX.country).required(addressMessages.allRequired),
  postalCode: text(ADDRESS_TEXT_MAX.postalCode).required(addressMessages.allRequired),
  email: email().required(addressMessages.allRequired),
  phone: phone().required(addressMessages.allRequired),
  alternatePhone: phone().required(addressMessages.allRequired),
}).noUnknown();
export type NewAddress = InferType<typeof newAddressSchema>;

/** `PUT /product/address`: only what changes, in the spelling of the list. */
export const addressChangeSchema = object({
  addressId: string().required(schemaMessages.valueInvalid).max(ID_MAX, schemaMessages.valueInvalid),
  recipient: recipient(),
  address: text(ADDRESS_TEXT_MAX.address),
  city: text(ADDRESS_TEXT_MAX.city),
  state: text(ADDRESS_TEXT_MAX.state),
  country: text(ADDRESS_TEXT_MAX.country),
  postalcode: text(ADDRESS_TEXT_MAX.postalCode),
  email: email(),
  phone: phone(),
  alternate_phone: phone(),
}).noUnknown();
export type AddressChange = InferType<typeof addressChangeSchema>;
