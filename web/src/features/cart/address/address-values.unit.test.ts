import { expect, it } from 'vitest';
import { savedAddress } from '../../../../test-support/shop/cart.ts';
import { addressChange, toAddressValues } from './address-values.ts';

it('When an address is changed, then only that is sent, in the spelling of a change', () => {
  const values = toAddressValues(savedAddress, 'other@example.com');
  expect(values).toMatchObject({
    postalCode: '400050',
    alternatePhone: '9123456780',
    email: 'asha@example.com',
  });
  expect(addressChange(savedAddress, values)).toBeNull();
  expect(addressChange({ ...savedAddress, recipient: 'Ravi' }, { ...values, recipient: undefined })).toEqual({
    addressId: 'home',
    recipient: '',
  });
  expect(addressChange(savedAddress, { ...values, postalCode: '411001', alternatePhone: '9000000001' })).toEqual({
    addressId: 'home',
    postalcode: '411001',
    alternate_phone: '9000000001',
  });
});

it('When an address is new, then it starts in India, with the email of the account', () => {
  expect(toAddressValues(null, 'asha@example.com')).toEqual({
    recipient: '',
    address: '',
    city: '',
    state: '',
    country: 'India',
    postalCode: '',
    email: 'asha@example.com',
    phone: '',
    alternatePhone: '',
  });
});
