import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith, defineRoute, ok } from '../../http/define-route.ts';
import { deleteOwnAccount, previewDeletion } from './deletion.ts';
import { exportAccount } from './export-account.ts';
import { getSealingKeys } from './sealing-keys.ts';

const { user } = endpoints;

export const accountRoutes = [
  answerWith(user.exportUser, ({ principal }) => exportAccount(principal)),
  defineRoute(user.getSealingKeys, async ({ principal }) => ok(getSealingKeys(principal.uid))),
  answerWith(user.previewDeletion, ({ principal }) => previewDeletion(principal.userId)),
  answerWith(user.deleteUser, ({ principal }) => deleteOwnAccount(principal)),
];
