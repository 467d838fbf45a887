import type { Address } from '../../address/wire.ts';
import { user } from '../callers.ts';

/** The caller's delivery addresses, newest first. */
export const listAddresses = user.get('/product/address').returns<Address[]>();

/** Saves a delivery address and answers it. 200 where the caller has the same one already; 409 where they have 20. */
export const addAddress = user
  .post('/product/address', {
    body: 'address.newAddressSchema',
    status: [200, 201],
    quota: 'address',
    errors: ['CONFLICT'],
  })
  .returns<Address>();

/** Changes what is sent and leaves the rest; the address as it is then. */
export const updateAddress = user
  .put('/product/address', { body: 'address.addressChangeSchema', quota: 'address', errors: ['NOT_FOUND'] })
  .returns<Address>();

/** Deletes an address; orders keep their copy of it. */
export const deleteAddress = user
  .delete('/product/address/:addressId', { quota: 'address', errors: ['NOT_FOUND'] })
  .returns<null>();
