import { addressMessages } from '@aperture-byline/contract/address/address-messages';
import {
  type AddressChange,
  type NewAddress,
  normalizePhone,
} from '@aperture-byline/contract/address/schemas';
import type { Address } from '@aperture-byline/contract/address/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import * as repository from '../../data/addresses.ts';
import { ApiError } from '../../lib/errors.ts';

/** A user's addresses, newest first; none without a profile. */
export async function listAddresses(userId: string | null): Promise<Address[]> {
  return userId === null ? [] : (await repository.readAddresses(userId)).map(toAddress);
}

/** False in `isNew` where the user has the same one. Throws FORBIDDEN without a profile, CONFLICT past the limit. */
export async function addAddress(
  userId: string | null,
  fields: NewAddress,
): Promise<{ address: Address; isNew: boolean }> {
  const saved =
    userId === null
      ? undefined
      : await repository.createAddress(userId, {
          ...fields,
          recipient: fields.recipient ?? '',
          phone: normalizePhone(fields.phone),
          alternatePhone: normalizePhone(fields.alternatePhone),
          createdAt: new Date(),
        });
  if (saved === undefined) throw new ApiError('FORBIDDEN');
  if (saved === null) throw new ApiError('CONFLICT', { fields: { address: addressMessages.tooMany } });
  return { ...saved, address: toAddress(saved.address) };
}

/** Throws NOT_FOUND for what is not the user's own, whether there is one or not. */
export async function changeAddress(
  userId: string | null,
  { addressId, postalcode, phone, alternate_phone, ...same }: AddressChange,
): Promise<Address> {
  const change = {
    ...same,
    ...(postalcode !== undefined && { postalCode: postalcode }),
    ...(phone !== undefined && { phone: normalizePhone(phone) }),
    ...(alternate_phone !== undefined && { alternatePhone: normalizePhone(alternate_phone) }),
  };
  const changed =
    userId !== null && isId(addressId) ? await repository.changeAddress(userId, addressId, change) : null;
  if (changed === null) throw new ApiError('NOT_FOUND');
  return toAddress(changed);
}

/** Throws NOT_FOUND like `changeAddress`. */
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
