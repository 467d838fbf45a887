import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { defineRoute, ok } from '../../http/define-route.ts';
import {
  changeHome,
  changeSeller,
  changeShipping,
  changeShop,
  getHome,
  getSeller,
  getShipping,
  getShop,
} from './settings.ts';

const { studio } = endpoints;

export const settingsRoutes = [
  defineRoute(studio.getStudioHome, async () => ok(await getHome())),
  defineRoute(studio.updateStudioHome, async ({ body, principal: { userId } }) =>
    ok(await changeHome(body, userId)),
  ),
  defineRoute(studio.getStudioShop, async () => ok(await getShop())),
  defineRoute(studio.updateStudioShop, async ({ body, principal: { userId } }) =>
    ok(await changeShop(body, userId)),
  ),
  defineRoute(studio.getStudioShipping, async () => ok(await getShipping())),
  defineRoute(studio.updateStudioShipping, async ({ body, principal: { userId } }) =>
    ok(await changeShipping(body, userId)),
  ),
  defineRoute(studio.getStudioSeller, async () => ok(await getSeller())),
  defineRoute(studio.updateStudioSeller, async ({ body, principal: { userId } }) =>
    ok(await changeSeller(body, userId)),
  ),
];
