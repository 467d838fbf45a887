import * as v from 'valibot';
import { text, timeField } from '../shared/stored-fields.ts';

/** Texts, none empty but the recipient, and abroad state and postal code. Phones: ten digits in India, else E.164. */
const fields = {
  /** Empty where it is the buyer. */
  recipient: text,
  address: text,
  city: text,
  state: text,
  country: text,
  postalCode: text,
  email: text,
  phone: text,
  alternatePhone: text,
};
export const addressFields = v.object(fields);
export type AddressFields = v.InferOutput<typeof addressFields>;
export const NO_ADDRESS: AddressFields = v.parse(addressFields, {});

/** `users/{userId}/addresses/{id}`. */
export const storedAddress = v.object({ ...fields, createdAt: timeField });
export type StoredAddress = v.InferOutput<typeof storedAddress>;
