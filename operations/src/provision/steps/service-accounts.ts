import {
  SERVICE_ACCOUNTS,
  type ServiceAccountId,
  serviceAccountEmail,
} from '../../../../functions/src/service-accounts.ts';
import type { Google } from '../../google/connect.ts';
import { orNull } from '../../google/errors.ts';
import type { Difference, Step } from '../step.ts';

/** Accounts that functions run as. What each may do is another step: a new one is not known everywhere at once. */
export const serviceAccounts = ({ project, serviceAccounts }: Google): Step => ({
  name: 'Service accounts',
  summary: `make ${Object.keys(SERVICE_ACCOUNTS).join(', ')}`,
  async compare() {
    const differences: Difference[] = [];
    for (const accountId of Object.keys(SERVICE_ACCOUNTS) as ServiceAccountId[]) {
      const name = `projects/${project}/serviceAccounts/${serviceAccountEmail(accountId, project)}`;
      if (await orNull(serviceAccounts.get({ name }))) continue;
      differences.push({
        change: `make ${accountId}`,
        async write() {
          await serviceAccounts.create({ name: `projects/${project}`, requestBody: { accountId } });
        },
      });
    }
    return differences;
  },
});
