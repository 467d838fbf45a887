import type { AddressChange, NewAddress } from '@aperture-byline/contract/address/bodies';
import type { Address } from '@aperture-byline/contract/address/wire';

/** Returns the form's values in a new address's spelling; by default India and the account's e-mail address. */
export function toAddressValues(address: Address | null, email: string): NewAddress {
  if (address === null)
    return {
      recipient: '',
      address: '',
      city: '',
      state: '',
      country: 'India',
      postalCode: '',
      email,
      phone: '',
      alternatePhone: '',
    };
  const { id: _id, postalcode, alternate_phone, ...others } = address;
  return { ...others, postalCode: postalcode, alternatePhone: alternate_phone };
}

/** The field's name in the spelling of a change. */
export function changeName(name: keyof NewAddress): keyof Address {
  if (name === 'postalCode') return 'postalcode';
  return name === 'alternatePhone' ? 'alternate_phone' : name;
}

/** Returns the fields that differ from the saved address, named as in a change; null where none differs. */
export function addressChange(saved: Address, values: NewAddress): AddressChange | null {
  const changed = Object.entries({ ...values, recipient: values.recipient ?? '' })
    .map(([name, value]) => [changeName(name as keyof NewAddress), value] as const)
    .filter(([name, value]) => saved[name] !== value);
  return changed.length > 0 ? { addressId: saved.id, ...Object.fromEntries(changed) } : null;
}
