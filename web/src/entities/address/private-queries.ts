import type { Address } from '@aperture-byline/contract/address/wire';
import {
  addAddress,
  deleteAddress,
  listAddresses,
  updateAddress,
} from '@aperture-byline/contract/endpoints/people/address';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { privateMutation, privateQuery } from '#entities/session/api/private-requests.ts';
import { ApiError } from '#lib/api/api.ts';

/** The user's delivery addresses, newest first. */
export const addressesQuery = (uid: string) => privateQuery(uid, listAddresses, {});

function changeList(client: QueryClient, uid: string, change: (addresses: Address[]) => Address[]): void {
  client.setQueryData<Address[]>(addressesQuery(uid).queryKey, (addresses) => addresses && change(addresses));
}

/** Saves a new address, also in the cached list. The answer may be one that was there already. */
export const addAddressMutation = (uid: string) =>
  mutationOptions({
    ...privateMutation(addAddress),
    onSuccess: (added, _input, _result, { client }) =>
      changeList(client, uid, (addresses) => [added, ...addresses.filter(({ id }) => id !== added.id)]),
  });

/** An address that another tab has deleted leaves the list. */
function reloadWhereGone(error: Error, client: QueryClient, uid: string): void {
  if (error instanceof ApiError && error.status === 404)
    client.invalidateQueries({ queryKey: addressesQuery(uid).queryKey });
}

export const updateAddressMutation = (uid: string) =>
  mutationOptions({
    ...privateMutation(updateAddress),
    onSuccess: (updated, _input, _result, { client }) =>
      changeList(client, uid, (addresses) =>
        addresses.map((address) => (address.id === updated.id ? updated : address)),
      ),
    onError: (error, _input, _result, { client }) => reloadWhereGone(error, client, uid),
  });

export const deleteAddressMutation = (uid: string) =>
  mutationOptions({
    ...privateMutation(deleteAddress),
    onSuccess: (_nothing, { params: { addressId } }, _result, { client }) =>
      changeList(client, uid, (addresses) => addresses.filter(({ id }) => id !== addressId)),
    onError: (error, _input, _result, { client }) => reloadWhereGone(error, client, uid),
  });
