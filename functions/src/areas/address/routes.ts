import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { created, defineRoute, ok } from '../../http/define-route.ts';
import { addAddress, changeAddress, listAddresses, removeAddress } from './addresses.ts';

const { address } = endpoints;

export const addressRoutes = [
  defineRoute(address.listAddresses, async ({ principal }) => ok(await listAddresses(principal.userId))),
  defineRoute(address.addAddress, async ({ principal, body }) => {
    const { address, isNew } = await addAddress(principal.userId, body);
    return isNew ? created(address) : ok(address);
  }),
  defineRoute(address.updateAddress, async ({ principal, body }) =>
    ok(await changeAddress(principal.userId, body)),
  ),
  defineRoute(address.deleteAddress, async ({ principal, params }) => {
    await removeAddress(principal.userId, params.addressId);
    return ok(null);
  }),
];
