import { addressMessages } from '@aperture-byline/contract/address/address-messages';
import type { AddressChange, NewAddress } from '@aperture-byline/contract/address/bodies';
import { normalizePhone } from '@aperture-byline/contract/address/codes';
import { COUNTRY_FIELDS, findCountryProblem, normalizeAddress } from '@aperture-byline/contract/address/country-rules';
import type { AddressFields } from '@aperture-byline/contract/address/stored';
import type { Address } from '@aperture-byline/contract/address/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { isIndia } from '@aperture-byline/contract/shipping/rates';
import * as repository from '../../data/people/addresses.ts';
import { ApiError } from '../../lib/errors.ts';
import { parseForeignPhone } from '../../lib/foreign-phone.ts';

/** A user's addresses, newest first; none without a profile. */
export async function listAddresses(userId: string | null): Promise<Address[]> {
  return userId === null ? [] : (await repository.readAddresses(userId)).map(toAddress);
}

/** `isNew` is false for a known one. Throws FORBIDDEN without a profile, INVALID, CONFLICT past the limit. */
export async function addAddress(
  userId: string | null,
  written: NewAddress,
): Promise<{ address: Address; isNew: boolean }> {
  const fields = normalizeAddress(written, written.country);
  const { phone, alternatePhone, country } = fields;
  const phones = readPhones({ phone, alternatePhone }, country);
  const saved =
    userId === null
      ? undefined
      : await repository.createAddress(userId, {
          ...fields,
          recipient: fields.recipient ?? '',
          ...phones,
          createdAt: new Date(),
        });
  if (saved === undefined) throw new ApiError('FORBIDDEN');
  if (saved === null) throw new ApiError('CONFLICT', { fields: { address: addressMessages.tooMany } });
  return { ...saved, address: toAddress(saved.address) };
}

/** Throws NOT_FOUND for what is not the user's own, INVALID for what does not go with the (maybe saved) country. */
export async function changeAddress(
  userId: string | null,
  { addressId, postalcode, alternate_phone, ...same }: AddressChange,
): Promise<Address> {
  const change = {
    ...same,
    ...(postalcode !== undefined && { postalCode: postalcode }),
    ...(alternate_phone !== undefined && { alternatePhone: alternate_phone }),
  };
  const changed =
    userId !== null && isId(addressId)
      ? await repository.changeAddress(userId, addressId, (saved) => checkChange(saved, change))
      : null;
  if (changed === null) throw new ApiError('NOT_FOUND');
  return toAddress(changed);
}

/** Checks what changes, and with another country all that depends on it. */
function checkChange(saved: AddressFields, change: Partial<AddressFields>): Partial<AddressFields> {
  const changed = normalizeAddress({ ...saved, ...change }, change.country ?? saved.country);
  const { country } = changed;
  const fields = COUNTRY_FIELDS.filter((field) => 'country' in change || field in change);
  const problems = fields.flatMap((field) => {
    const problem = findCountryProblem(field, changed[field], country);
    return problem === null ? [] : [[field, problem] as const];
  });
  if (problems.length > 0) throw invalidChange(problems);
  const phones = PHONES.flatMap((name) => (fields.includes(name) ? [[name, changed[name]] as const] : []));
  return {
    ...change,
    ...Object.fromEntries(fields.map((field) => [field, changed[field]])),
    ...readPhones(Object.fromEntries(phones), country, invalidChange),
  };
}

type FieldProblems = readonly (readonly [field: string, message: string])[];

const invalid = (problems: FieldProblems) => new ApiError('INVALID', { fields: Object.fromEntries(problems) });

/** Names of fields that a change spells otherwise. */
const CHANGE_NAMES: Readonly<Record<string, string>> = { postalCode: 'postalcode', alternatePhone: 'alternate_phone' };
const invalidChange = (problems: FieldProblems) =>
  invalid(problems.map(([field, message]) => [CHANGE_NAMES[field] ?? field, message]));

const PHONES = ['phone', 'alternatePhone'] as const;
type Phones = Pick<AddressFields, (typeof PHONES)[number]>;

/** Normalizes phones: ten digits in India, else E.164. Throws what `toError` makes of those that are none. */
function readPhones<P extends Partial<Phones>>(
  written: P,
  country: string,
  toError: (problems: FieldProblems) => ApiError = invalid,
): P {
  const phones = Object.entries(written).map(
    ([name, phone]) => [name, isIndia(country) ? normalizePhone(phone) : parseForeignPhone(phone, country)] as const,
  );
  const wrong = phones.filter(([, phone]) => phone === null);
  if (wrong.length > 0) throw toError(wrong.map(([name]) => [name, addressMessages.foreignPhoneInvalid]));
  return Object.fromEntries(phones) as P;
}

export async function removeAddress(userId: string | null, addressId: unknown): Promise<void> {
  const isDeleted = userId !== null && isId(addressId) && (await repository.deleteAddress(userId, addressId));
  if (!isDeleted) throw new ApiError('NOT_FOUND');
}

function toAddress({
  postalCode,
  alternatePhone,
  createdAt: _createdAt,
  ...address
}: repository.DeliveryAddress): Address {
  return { ...address, postalcode: postalCode, alternate_phone: alternatePhone };
}
