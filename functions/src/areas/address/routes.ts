import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith, created, defineRoute, ok } from '../../http/define-route.ts';
import { addAddress, changeAddress, listAddresses, removeAddress } from './addresses.ts';

const { address } = endpoints;

export const addressRoutes = [
  answerWith(address.listAddresses, ({ principal }) => listAddresses(principal.userId)),
  defineRoute(address.addAddress, async ({ principal, body }) => {
    const { address, isNew } = await addAddress(principal.userId, body);
    return isNew ? created(address) : ok(address);
  }),
  answerWith(address.updateAddress, ({ principal, body }) => changeAddress(principal.userId, body)),
  answerWith(address.deleteAddress, ({ principal, params }) => removeAddress(principal.userId, params.addressId)),
];
