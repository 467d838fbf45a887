import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { defineRoute, ok } from '../../http/define-route.ts';
import { deleteAccount, previewDeletion } from './deletion.ts';
import { exportAccount } from './export-account.ts';
import { getSealingKeys } from './sealing-keys.ts';

const { user } = endpoints;

export const accountRoutes = [
  defineRoute(user.exportUser, async ({ principal }) => ok(await exportAccount(principal))),
  defineRoute(user.getSealingKeys, async ({ principal }) => ok(getSealingKeys(principal.uid))),
  defineRoute(user.previewDeletion, async ({ principal }) => ok(await previewDeletion(principal.userId))),
  defineRoute(user.deleteUser, async ({ principal }) => {
    await deleteAccount(principal);
    return ok(null);
  }),
];
