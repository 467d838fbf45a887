import type { Address } from '../../address/wire.ts';
import { type Endpoint, PRIVATE, PRIVATE_READ, type Returns } from '../endpoint.ts';

/** The caller's delivery addresses, newest first. */
export const listAddresses = {
  ...PRIVATE_READ,
  path: '/product/address',
  response: {} as Returns<Address[]>,
} as const satisfies Endpoint;

/** Saves a delivery address and answers it. 200 where the caller has the same one already; 409 where they have 20. */
export const addAddress = {
  method: 'POST',
  path: '/product/address',
  body: async () => (await import('../../address/schemas.ts')).newAddressSchema,
  response: {} as Returns<Address>,
  status: [200, 201],
  auth: 'required',
  cache: 'never',
  quota: 'address',
  errors: ['CONFLICT'],
} as const satisfies Endpoint;

/** Changes what is sent and leaves the rest; the address as it is then. */
export const updateAddress = {
  ...PRIVATE,
  method: 'PUT',
  path: '/product/address',
  body: async () => (await import('../../address/schemas.ts')).addressChangeSchema,
  response: {} as Returns<Address>,
  quota: 'address',
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** Deletes an address; orders keep their copy of it. */
export const deleteAddress = {
  ...PRIVATE,
  method: 'DELETE',
  path: '/product/address/:addressId',
  response: {} as Returns<null>,
  quota: 'address',
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;
